import { drawReference } from '#catalogue/reference.ts'

/** The reference for visitors: 'KE-7F3K2M', with the agency's prefix. */
export const newReference = (prefix: string) => drawReference(prefix)
