// Generated from `club-form`. Changes are lost.

package cards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.Button
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.rememberSaveable
import androidx.compose.runtime.setValue
import androidx.compose.ui.Modifier
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.unit.dp

/** What the screen `club-form` shows. */
data class ClubFormData(
    val club: String,
    val moreDays: List<MoreDay>,
    val user: User,
) {
    data class MoreDay(
        val id: String,
        val title: String,
    )

    data class User(
        val name: String,
    )
}

/** The screen `club-form`. */
@Composable
fun ClubFormCard(
    data: ClubFormData,
    actions: CardActionHandler,
    modifier: Modifier = Modifier,
) {
    var fullName by rememberSaveable { mutableStateOf(data.user.name) }
    var why by rememberSaveable { mutableStateOf("") }
    var age by rememberSaveable { mutableStateOf("") }
    var since by rememberSaveable { mutableStateOf("") }
    var level by rememberSaveable { mutableStateOf("new") }
    var days by rememberSaveable { mutableStateOf(setOf("mon", "thu")) }
    var news by rememberSaveable { mutableStateOf(false) }

    Column(modifier = modifier.padding(20.dp), verticalArrangement = Arrangement.spacedBy(20.dp)) {
        Text(text = "Join ${data.club}", style = MaterialTheme.typography.displaySmall)
        OutlinedTextField(
            value = fullName,
            onValueChange = { fullName = it.take(80) },
            modifier = Modifier.fillMaxWidth(),
            label = { Text(text = "Name") },
            placeholder = { Text(text = "Ada Lovelace") },
            singleLine = true,
        )
        OutlinedTextField(
            value = why,
            onValueChange = { why = it },
            modifier = Modifier.fillMaxWidth(),
            label = { Text(text = "Why do you join?") },
            minLines = 3,
        )
        OutlinedTextField(
            value = age,
            onValueChange = { age = it },
            modifier = Modifier.fillMaxWidth(),
            label = { Text(text = "Age") },
            keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Decimal),
            singleLine = true,
        )
        OutlinedTextField(
            value = since,
            onValueChange = { since = it },
            modifier = Modifier.fillMaxWidth(),
            label = { Text(text = "From") },
            placeholder = { Text(text = "yyyy-MM-dd") },
            singleLine = true,
        )
        Text(text = "Level")
        CardRadioButton(title = "Just begun", isOn = level == "new", onSelect = { level = "new" })
        CardRadioButton(title = "Some years", isOn = level == "some", onSelect = { level = "some" })
        Text(text = "Days")
        CardCheckbox(
            title = "Monday",
            isOn = "mon" in days,
            onChange = { days = if (it) days + "mon" else days - "mon" },
        )
        CardCheckbox(
            title = "Thursday",
            isOn = "thu" in days,
            onChange = { days = if (it) days + "thu" else days - "thu" },
        )
        data.moreDays.forEach { moreDay ->
            CardCheckbox(
                title = moreDay.title,
                isOn = moreDay.id in days,
                onChange = { days = if (it) days + moreDay.id else days - moreDay.id },
            )
        }
        CardToggle(title = "Send me news", isOn = news, onChange = { news = it })
        Row(horizontalArrangement = Arrangement.spacedBy(10.dp)) {
            Button(
                onClick = {
                    actions.perform(
                        CardAction.Submit(
                            id = "join",
                            inputs = mapOf(
                                "full name" to fullName,
                                "why" to why,
                                "age" to age,
                                "since" to since,
                                "level" to level,
                                "days" to days.joinToString(","),
                                "news" to if (news) "true" else "no",
                            ),
                        ),
                    )
                },
            ) {
                Text(text = "Join")
            }
            OutlinedButton(onClick = { actions.perform(CardAction.Submit(id = "later")) }) {
                Text(text = "Not now")
            }
        }
    }
}
