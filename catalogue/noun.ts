/** 'an adventure', 'a hotel'. */
export const withArticle = (noun: string) => `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`

/** 'rooms', 'itineraries'; a word that ends in s stays. */
export function pluralOf(noun: string): string {
  if (noun.endsWith('s')) return noun
  return noun.replace(/([^aeiou])y$/, '$1ie').concat('s')
}

/** '1 night', '5 nights'. */
export const counted = (count: number, noun: string, plural = pluralOf(noun)) =>
  `${count} ${count === 1 ? noun : plural}`

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
