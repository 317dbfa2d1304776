/** The text of a table, and what a check has found in it or in an earlier one. */
export interface TypedTable<Found> {
  text: string
  checked?: { text: string; found: Found }
}

/** What was found in the text as it is now; the answer of a check may come after a change. */
export const foundIn = <Found>({ text, checked }: TypedTable<Found>) =>
  checked?.text === text ? checked.found : undefined

export const withFound = <Found>(
  { text }: TypedTable<Found>,
  checked: TypedTable<Found>['checked'],
): TypedTable<Found> => ({ text, checked })

/** Without the text that was imported; what was typed meanwhile stays. */
export const withoutImported = <Found>(
  { text }: TypedTable<Found>,
  imported: string,
): TypedTable<Found> => ({ text: text === imported ? '' : text })
