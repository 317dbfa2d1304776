import { drawReference } from '#catalogue/reference.ts'

/** What a visitor quotes: 'KE-7F3K2M'; the agency's own letters stand before it. */
export const newReference = (prefix: string) => drawReference(prefix)
