import type { FieldErrors } from '#catalogue/field.ts'
import { kindOf } from '#catalogue/kinds.ts'
import { listingAt } from '#catalogue/listings/listing-path.ts'
import { maxRedirects, readSource, readTarget } from '#catalogue/redirect.ts'
import { isFixedPage } from './own-pages.ts'
import { indexRules, type Rule, type RuleIndex } from './rule-index.ts'

export interface WrittenRule {
  from: string
  to: string
}

export type ReadRule =
  | { source: string; target: string; errors?: undefined }
  | { errors: FieldErrors }

/** Both normalised addresses, or their errors. */
export function readRule({ from, to }: WrittenRule, publicUrl: string): ReadRule {
  const [source, target] = [readSource(from), readTarget(to, publicUrl)]
  if (source.problem === undefined && target.problem === undefined) {
    return { source: source.address, target: target.address }
  }
  return {
    errors: {
      ...(source.problem !== undefined && { from: [source.problem] }),
      ...(target.problem !== undefined && { to: [target.problem] }),
    },
  }
}

interface Among {
  /** All other rules. */
  rules: RuleIndex
  /** Sources that are the address of a listing. */
  listings: ReadonlySet<string>
  /** Targets that are the address of a missing listing. */
  lost: ReadonlySet<string>
}

/** The error if a rule conflicts with others. */
export function refusalOf(
  { source, target }: Omit<Rule, 'id'>,
  { rules, listings, lost }: Among,
): FieldErrors | undefined {
  if (isFixedPage(source) || listings.has(source)) {
    return { from: [`${source} is a page of this site: it would never lead on.`] }
  }
  if (rules.count() >= maxRedirects) return { from: ['There can be at most 10,000 redirects.'] }
  if (indexRules([{ id: 0, source, target }]).find(target) && target.startsWith('/')) {
    return { to: [`${source} would lead to itself.`] }
  }
  if (lost.has(target)) return { to: [lostMessage(target)] }
  const next = target.startsWith('/') ? rules.find(target) : undefined
  if (next) {
    return { to: [`${target} leads on itself, to ${next.target}. Lead there in one step.`] }
  }
  const before = rules.targeting(source)
  if (before) {
    return { from: [`${before.source} leads here. Let that one lead to ${target} first.`] }
  }
  return undefined
}

function lostMessage(target: string): string {
  const { kind, id } = listingAt(target.replace(/[?#].*$/, '')) ?? {}
  return `There is no ${kind ? kindOf(kind).noun : 'listing'} with the number ${id} here.`
}
