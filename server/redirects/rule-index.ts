import { type Asked, readAsked } from '#catalogue/redirect.ts'

export interface Rule {
  id: number
  source: string
  target: string
}

interface Indexed extends Rule, Asked {}

export type RuleIndex = ReturnType<typeof indexRules>

/** Indexes rules by source path and by target path. */
export function indexRules(rules: Iterable<Rule>) {
  const bySource = new Map<string, Indexed[]>()
  const byTarget = new Map<string, Indexed[]>()
  let count = 0
  let ofParameters = 0

  function add(rule: Rule) {
    const indexed = { ...rule, ...readAsked(rule.source) }
    if (rule.source.includes('?')) ofParameters += 1
    put(bySource, indexed.path, indexed)
    // Rules with more parameters come first.
    bySource.get(indexed.path)?.sort((a, b) => b.parameters.length - a.parameters.length)
    if (rule.target.startsWith('/')) put(byTarget, readAsked(rule.target).path, indexed)
    count += 1
  }

  function drop(rule: Rule) {
    take(bySource, rule.source, rule)
    take(byTarget, rule.target, rule)
    if (rule.source.includes('?')) ofParameters -= 1
    count -= 1
  }

  for (const rule of rules) add(rule)
  return {
    add,
    drop,
    count: () => count,
    /** The rule of an address: of several, the one with most matching parameters. */
    find: (address: string): Rule | undefined => find(bySource, readAsked(address)),
    /** The rule that matches at least one parameter of the address. */
    findByParameters(address: string): Rule | undefined {
      // Every URL with a query is looked up here.
      if (ofParameters === 0) return undefined
      const found = find(bySource, readAsked(address))
      return found?.source.includes('?') ? found : undefined
    },
    /** The rule with exactly this source. */
    of: (source: string): Rule | undefined =>
      bySource.get(readAsked(source).path)?.find((rule) => rule.source === source),
    /** A rule whose target this source would match. */
    targeting(source: string): Rule | undefined {
      const asked = readAsked(source)
      return byTarget.get(asked.path)?.find((rule) => isAskedBy(asked, readAsked(rule.target)))
    },
  }
}

function put(map: Map<string, Indexed[]>, path: string, rule: Indexed) {
  const rules = map.get(path)
  if (rules) rules.push(rule)
  else map.set(path, [rule])
}

function take(map: Map<string, Indexed[]>, address: string, rule: Rule) {
  const { path } = readAsked(address)
  const left = map.get(path)?.filter(({ source }) => source !== rule.source) ?? []
  if (left.length > 0) map.set(path, left)
  else map.delete(path)
}

const find = (rules: Map<string, Indexed[]>, asked: Asked) =>
  rules.get(asked.path)?.find((rule) => isAskedBy(rule, asked))

const isAskedBy = (rule: Asked, asked: Asked) =>
  rule.parameters.every((parameter) => asked.parameters.includes(parameter))
