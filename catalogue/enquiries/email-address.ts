// What would end or split an address in a header, a link or a list is in nobody's real one.
const atom = "[\\p{L}\\p{M}\\p{N}_+'!#$*~-]+"
const label = '[\\p{L}\\p{M}\\p{N}]+(-+[\\p{L}\\p{M}\\p{N}]+)*'
const pattern = new RegExp(`^${atom}(\\.${atom})*@(${label}\\.)+${label}$`, 'u')

/** Whether mail can go there, however long it is: the one rule for forms, accounts, listings and settings. */
export const isEmailAddress = (text: string) => pattern.test(text)
