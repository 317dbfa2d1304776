import type { Rule } from './rule-index.ts'

/** The target of a rule, with the visitor's query unless the rule's source has its own. */
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
