import { shortMonths } from '../dates/month-names.ts'

const months = shortMonths.map((name) => name.toLowerCase())

const named =
  /\b(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)\b/gi
const between = /^\s*(to|till|until|through|-|–)\s*((early|mid|late)[\s-]*)?$/i

/** The months (1 to 12) named in a text such as `April to June, September to October`. */
export function monthsIn(text: string): number[] {
  const found = [...text.matchAll(named)].map((match) => ({
    month: months.indexOf(match[0].slice(0, 3).toLowerCase()) + 1,
    at: match.index,
    end: match.index + match[0].length,
  }))
  const all = new Set<number>()
  for (const [index, { month, at }] of found.entries()) {
    const before = found[index - 1]
    const isEnd = before !== undefined && between.test(text.slice(before.end, at))
    for (const each of isEnd ? span(before.month, month) : [month]) all.add(each)
  }
  return [...all].sort((one, other) => one - other)
}

function span(first: number, last: number): number[] {
  const length = ((last - first + 12) % 12) + 1
  return Array.from({ length }, (_, at) => ((first - 1 + at) % 12) + 1)
}
