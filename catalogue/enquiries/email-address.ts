// Excludes characters that would end or split an address in a header, link or list.
const atom = "[\\p{L}\\p{M}\\p{N}_+'!#$*~-]+"
const label = '[\\p{L}\\p{M}\\p{N}]+(-+[\\p{L}\\p{M}\\p{N}]+)*'
const pattern = new RegExp(`^${atom}(\\.${atom})*@(${label}\\.)+${label}$`, 'u')

/**
 * Whether a text is an email address of any length: the one rule for forms, accounts, listings and
 * settings.
 */
export const isEmailAddress = (text: string) => pattern.test(text)
