package kotlinx.coroutines

import kotlin.coroutines.CoroutineContext
import kotlin.coroutines.EmptyCoroutineContext

interface CoroutineScope {
    val coroutineContext: CoroutineContext
}
interface Job
fun CoroutineScope.launch(
    context: CoroutineContext = EmptyCoroutineContext,
    block: suspend CoroutineScope.() -> Unit,
): Job = TODO()
suspend fun delay(timeMillis: Long): Unit = TODO()
