export type Field = HTMLInputElement | HTMLSelectElement

/** Shows a value that has changed in its field, unless something else is being typed there. */
export function showIn(field: Field, before: string, value: string) {
  const isEdited = field === document.activeElement && field.value !== before
  if (value !== before && !isEdited) field.value = value
}
