import { pluralOf } from '#catalogue/noun.ts'

const grouped = new Intl.NumberFormat('en-IN')

/** '1 rate imported.', '2,000 rates imported.' */
export const importedText = (count: number, noun: string, plural = pluralOf(noun)) =>
  `${grouped.format(count)} ${count === 1 ? noun : plural} imported.`
