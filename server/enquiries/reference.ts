import { drawReference } from '#catalogue/reference.ts'

/** What a visitor quotes: 'KE-7F3K2M'. */
export const newReference = () => drawReference('KE')
