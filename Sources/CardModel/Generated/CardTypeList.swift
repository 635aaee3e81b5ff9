// Written by `UPDATE_REFERENCE=1 swift test --filter ModelSourceTests` from the vocabulary of Adaptive Cards.
// swift-format-ignore-file

/// All types of the model by their names in the format, in the order of the vocabulary.
package let cardTypes: KeyValuePairs<String, any CardObject.Type> = [
  "AdaptiveCard": AdaptiveCard.self, "BackgroundImage": BackgroundImage.self, "Refresh": Refresh.self,
  "Authentication": Authentication.self, "TokenExchangeResource": TokenExchangeResource.self,
  "AuthCardButton": AuthCardButton.self, "Metadata": Metadata.self, "TextBlock": TextBlock.self,
  "RichTextBlock": RichTextBlock.self, "TextRun": TextRun.self, "Image": Image.self, "ImageSet": ImageSet.self,
  "Media": Media.self, "MediaSource": MediaSource.self, "CaptionSource": CaptionSource.self,
  "Container": Container.self, "ColumnSet": ColumnSet.self, "Column": Column.self, "FactSet": FactSet.self,
  "Fact": Fact.self, "ActionSet": ActionSet.self, "Carousel": Carousel.self, "CarouselPage": CarouselPage.self,
  "Table": Table.self, "TableColumnDefinition": TableColumnDefinition.self, "TableRow": TableRow.self,
  "TableCell": TableCell.self, "Input.Text": Input.Text.self, "Input.Number": Input.Number.self,
  "Input.Date": Input.Date.self, "Input.Time": Input.Time.self, "Input.Toggle": Input.Toggle.self,
  "Input.ChoiceSet": Input.ChoiceSet.self, "Input.Choice": Input.Choice.self, "Data.Query": DataQuery.self,
  "Action.OpenUrl": Action.OpenURL.self, "Action.Submit": Action.Submit.self, "Action.Execute": Action.Execute.self,
  "Action.ShowCard": Action.ShowCard.self, "Action.ToggleVisibility": Action.ToggleVisibility.self,
  "TargetElement": TargetElement.self
]
