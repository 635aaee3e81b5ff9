// Generated from `profile`. Changes are lost.

package cards

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.HorizontalDivider
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.layout.ContentScale
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import coil3.compose.AsyncImage

/** What the screen `profile` shows. */
data class ProfileData(
    val avatar: String,
    val name: String,
    val tags: List<String>,
    val team: Team?,
) {
    data class Team(
        val name: String?,
    )
}

/** The screen `profile`. */
@Composable
fun ProfileCard(
    data: ProfileData,
    modifier: Modifier = Modifier,
) {
    Column(
        modifier = modifier.padding(16.dp),
        verticalArrangement = Arrangement.spacedBy(12.dp),
        horizontalAlignment = Alignment.CenterHorizontally,
    ) {
        Row(
            horizontalArrangement = Arrangement.spacedBy(8.dp),
            verticalAlignment = Alignment.CenterVertically,
        ) {
            AsyncImage(
                model = data.avatar,
                contentDescription = null,
                modifier = Modifier.size(40.dp),
                contentScale = ContentScale.FillBounds,
            )
            Text(
                text = data.name,
                fontWeight = FontWeight.Bold,
                style = MaterialTheme.typography.headlineMedium,
            )
            Spacer(modifier = Modifier.weight(1f))
            if (data.team != null) {
                Text(
                    text = data.team?.name.orEmpty(),
                    color = Color(0xFF6B6560),
                    style = MaterialTheme.typography.bodySmall,
                )
            }
        }
        HorizontalDivider()
        data.tags.forEach { tag ->
            Text(
                text = "#${tag.lowercase()}",
                modifier = Modifier.fillMaxWidth(),
                textAlign = TextAlign.Center,
                style = MaterialTheme.typography.labelMedium,
            )
        }
    }
}
