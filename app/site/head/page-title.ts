import { shorten } from './shorten.ts'

/** Search engines cut titles after about so many characters. */
const longest = 60

/** A page's title in tabs and search results, with the agency's name where both fit. */
export function pageTitle(title: string, operatorName: string): string {
  const both = `${title} | ${operatorName}`
  return both.length <= longest ? both : shorten(title, longest)
}
