// Generated from `order`. Changes are lost.

package cards

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.SpanStyle
import androidx.compose.ui.text.buildAnnotatedString
import androidx.compose.ui.text.font.FontStyle
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.text.withStyle
import androidx.compose.ui.unit.dp
import coil3.compose.AsyncImage

/** What the screen `order` shows. */
data class OrderData(
    val customer: Customer,
    val items: List<Item>,
    val number: String,
    val discount: Double,
    val total: Double,
    val currency: String,
    val paid: Boolean?,
    val delivered: Boolean?,
) {
    data class Customer(
        val name: String,
    )

    data class Item(
        val picture: String,
        val name: String,
        val note: String?,
        val quantity: Double,
        val price: Double,
    )
}

/** The screen `order`. */
@Composable
fun OrderCard(
    data: OrderData,
    actions: CardActionHandler,
    modifier: Modifier = Modifier,
) {
    Column(modifier = modifier.padding(20.dp)) {
        Text(
            text = "Thank you, ${data.customer.name}",
            fontWeight = FontWeight.SemiBold,
            style = MaterialTheme.typography.headlineMedium,
        )
        Text(
            text = "${data.items.size} item${if (data.items.size == 1) "" else "s"} on the way",
            color = Color(0xEE333333),
        )
        data.items.forEachIndexed { index, item ->
            Column {
                Spacer(modifier = Modifier.height(20.dp))
                Row(horizontalArrangement = Arrangement.spacedBy(20.dp)) {
                    Column {
                        AsyncImage(
                            model = item.picture,
                            contentDescription = item.name,
                            modifier = Modifier.size(48.dp),
                        )
                    }
                    Column(modifier = Modifier.weight(1f).align(Alignment.CenterVertically)) {
                        Text(
                            text = "${index + 1}. ${item.name}",
                            fontWeight = FontWeight.SemiBold,
                            overflow = TextOverflow.Ellipsis,
                            maxLines = 2,
                        )
                        if (item.note != null && item.note != "") {
                            Text(
                                text = "“${item.note.orEmpty()}”",
                                style = MaterialTheme.typography.bodySmall,
                            )
                        }
                    }
                    Column {
                        Text(
                            text = formatNumber(item.quantity * item.price, 2),
                            textAlign = TextAlign.End,
                            overflow = TextOverflow.Ellipsis,
                            maxLines = 1,
                        )
                    }
                }
            }
        }
        Spacer(modifier = Modifier.height(10.dp))
        HorizontalDivider()
        Spacer(modifier = Modifier.height(10.dp))
        CardFact(title = "Order", value = data.number)
        if (data.discount > 0) {
            CardFact(title = "Discount", value = "−${formatNumber(data.discount, 2)}")
        }
        CardFact(
            title = "Total",
            value = "${formatNumber(data.total, 2)} ${data.currency.uppercase()}",
        )
        if (data.paid == true && data.delivered != true) {
            Column {
                Spacer(modifier = Modifier.height(20.dp))
                Column(
                    modifier = Modifier.fillMaxWidth().background(Color(0xFFCCFFCC)).padding(20.dp),
                ) {
                    Text(
                        text = buildAnnotatedString {
                            withStyle(SpanStyle(fontWeight = FontWeight.SemiBold)) {
                                append("Paid. ")
                            }
                            withStyle(SpanStyle(fontStyle = FontStyle.Italic)) {
                                append("Your parcel leaves today.")
                            }
                        },
                    )
                }
            }
        }
        Spacer(modifier = Modifier.height(20.dp))
        Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
            OutlinedButton(
                onClick = {
                    actions.perform(CardAction.OpenUrl("https://example.com/orders/${data.number}"))
                },
            ) {
                Text(text = "Track")
            }
            OutlinedButton(
                onClick = {
                    actions.perform(
                        CardAction.Submit(
                            data = mapOf("action" to "cancel", "order" to data.number),
                        ),
                    )
                },
            ) {
                Text(text = "Cancel the order")
            }
        }
    }
}
