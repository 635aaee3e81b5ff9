// What every writer appends to, and how numbers are printed, belongs to everything that is built on documents.
@_exported public import CardKernel
