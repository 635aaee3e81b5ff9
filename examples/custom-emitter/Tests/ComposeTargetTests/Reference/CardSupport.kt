// Generated. Changes are lost.

package cards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Checkbox
import androidx.compose.material3.RadioButton
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import java.math.BigDecimal
import java.math.RoundingMode
import java.util.Locale

/** What a user asks for. */
sealed interface CardAction {
    /** The page at [url] is to be opened. */
    data class OpenUrl(val url: String) : CardAction

    /** [data] and what was entered are to be sent; [inputs] has texts by name. */
    data class Submit(
        val id: String? = null,
        val data: Map<String, Any?> = emptyMap(),
        val inputs: Map<String, String> = emptyMap(),
    ) : CardAction
}

/** Does what users ask for. */
fun interface CardActionHandler {
    fun perform(action: CardAction)
}

/** A title with its value. */
@Composable
internal fun CardFact(
    title: String,
    value: String,
) {
    Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
        Text(
            text = title,
            modifier = Modifier.widthIn(max = 150.dp),
            fontWeight = FontWeight.Bold,
        )
        Text(text = value)
    }
}

/** A switch with its title. */
@Composable
internal fun CardToggle(
    title: String,
    isOn: Boolean,
    onChange: (Boolean) -> Unit,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Switch(checked = isOn, onCheckedChange = onChange)
        Text(text = title)
    }
}

/** One of several choices that can be made together. */
@Composable
internal fun CardCheckbox(
    title: String,
    isOn: Boolean,
    onChange: (Boolean) -> Unit,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        Checkbox(checked = isOn, onCheckedChange = onChange)
        Text(text = title)
    }
}

/** One of several choices that exclude each other. */
@Composable
internal fun CardRadioButton(
    title: String,
    isOn: Boolean,
    onSelect: () -> Unit,
) {
    Row(
        horizontalArrangement = Arrangement.spacedBy(8.dp),
        verticalAlignment = Alignment.CenterVertically,
    ) {
        RadioButton(selected = isOn, onClick = onSelect)
        Text(text = title)
    }
}

/** The number with so many digits behind the point, in groups of thousands. */
internal fun formatNumber(value: Double, digits: Int): String {
    val rounded = BigDecimal(value).setScale(digits, RoundingMode.HALF_UP)
    return String.format(Locale.ROOT, "%,.${digits}f", rounded).replace('-', '\u2212')
}
