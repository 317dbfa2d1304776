import type { Rule } from './rule-index.ts'

/** Where a rule leads who asked for an address: with their query, where the rule has none of its own. */
export function followed(
  { source, target }: Pick<Rule, 'source' | 'target'>,
  asked: string,
): string {
  const at = asked.indexOf('?')
  const query = at < 0 || source.includes('?') ? '' : `${new URLSearchParams(asked.slice(at + 1))}`
  if (!query) return target
  const [path = '', ...fragment] = target.split('#')
  const whole = `${path}${path.includes('?') ? '&' : '?'}${query}`
  return [whole, ...fragment].join('#')
}
