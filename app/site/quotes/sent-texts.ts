/** The fields of a guest’s form; a line break, sent as two characters, becomes one. */
export const sentTexts = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, String(value).replaceAll('\r\n', '\n')]),
  )
