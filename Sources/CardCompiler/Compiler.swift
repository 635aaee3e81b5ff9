public import CardFormats
