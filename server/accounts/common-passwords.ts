import { dictionary } from '@zxcvbn-ts/language-common'

const shortest = 8

/** Some 20,000 that are tried first, in lower case. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

export const isCommonPassword = (password: string) => common.has(plain(password))

/** Whose password it is to be, at which agency. */
export interface Holder {
  name: string
  email: string
  agency?: string
}

/** Whether it is nothing but a name, however written, that anybody knows about the account. */
export function isAboutAccount(password: string, { name, email, agency = '' }: Holder) {
  const bare = letters(password)
  const known = [name, email, email.split('@')[0] ?? '', agency].map(letters)
  return bare !== '' && known.includes(bare)
}

const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
