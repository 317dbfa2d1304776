import { drawReference, isReference } from '../reference.ts'

/** What a quote is called by guest and staff: 'Q-7F3K2M'. */
export const newQuoteReference = () => drawReference('Q')

/** The reference that somebody typed, also as `q 7f3k2m` or `7F3K2M`; undefined for any other text. */
export function readQuoteReference(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const reference = `Q-${letters.length === 7 ? letters.replace(/^Q/, '') : letters}`
  return isReference('Q', reference) ? reference : undefined
}
