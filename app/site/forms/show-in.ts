export type Field = HTMLInputElement | HTMLSelectElement

/** Writes a changed value into its field, unless the visitor typed something else there. */
export function showIn(field: Field, before: string, value: string) {
  const isEdited = field === document.activeElement && field.value !== before
  if (value !== before && !isEdited) field.value = value
}
