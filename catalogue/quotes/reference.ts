import { drawReference, isReference } from '../reference.ts'

/** The reference of a quote, for guests and staff: 'Q-7F3K2M'. */
export const newQuoteReference = () => drawReference('Q')

/** Reads a reference such as `q 7f3k2m` or `7F3K2M`; undefined for any other text. */
export function readQuoteReference(text: string): string | undefined {
  const letters = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const reference = `Q-${letters.length === 7 ? letters.replace(/^Q/, '') : letters}`
  return isReference('Q', reference) ? reference : undefined
}
