import { dictionary } from '@zxcvbn-ts/language-common'
import { bundledName } from '#catalogue/brand/brand.ts'

const shortest = 8

/** Some 20,000 that are tried first, in lower case. */
const common = new Set(dictionary['passwords-common'].filter(({ length }) => length >= shortest))

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

export const isCommonPassword = (password: string) => common.has(plain(password))

/** Whether it is nothing but a name, however written, that anybody knows about the account. */
export function isAboutAccount(password: string, { name, email }: { name: string; email: string }) {
  const bare = letters(password)
  const known = [name, email, email.split('@')[0] ?? '', bundledName].map(letters)
  return bare !== '' && known.includes(bare)
}

const letters = (text: string) => plain(text).replace(/[^\p{L}\p{N}]/gu, '')
