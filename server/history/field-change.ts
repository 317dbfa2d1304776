/** What changed of one field, in words and shortened. */
export interface FieldChange {
  label: string
  before: string
  after: string
}
