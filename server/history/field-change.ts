/** The change of one field, as readable, shortened text. */
export interface FieldChange {
  label: string
  before: string
  after: string
}
