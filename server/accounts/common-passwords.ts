import { dictionary } from '@zxcvbn-ts/language-common'

const shortest = 8

/** About 20,000 of the most guessed passwords, in lower case. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

export const isCommonPassword = (password: string) => common.has(plain(password))

/** The account and agency that a password is for. */
export interface Holder {
  name: string
  email: string
  agency?: string
}

/** Whether the password is only a name known to be connected with the account. */
export function isAboutAccount(password: string, { name, email, agency = '' }: Holder) {
  const bare = letters(password)
  const known = [name, email, email.split('@')[0] ?? '', agency].map(letters)
  return bare !== '' && known.includes(bare)
}

const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
