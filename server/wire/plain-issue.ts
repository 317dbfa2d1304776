import type { z } from 'zod'
import { counted } from '#catalogue/noun.ts'

const types: Record<string, string> = {
  string: 'text',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object of fields',
  record: 'an object of fields',
}

/** A message for an issue whose schema declares none, with the field's name in words. */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  const name = nameOf(issue.path)
  switch (issue.code) {
    case 'invalid_type': {
      const isList = Array.isArray(issue.input) && issue.expected === 'string'
      const type = types[issue.expected] ?? `a ${issue.expected}`
      return `${name} must be ${type}${isList ? ', not a list' : ''}.`
    }
    case 'too_big':
      return `${name} can ${sizeOf(issue.origin, 'at most', issue.maximum)}.`
    case 'too_small':
      return `${name} must ${sizeOf(issue.origin, 'at least', issue.minimum)}.`
    case 'invalid_value':
      return `${name} must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}.`
    case 'invalid_union':
    case 'invalid_format':
      return `${name} is not valid.`
    default:
      return undefined
  }
}

function sizeOf(origin: string, bound: string, size: number | bigint) {
  if (origin === 'array') return `have ${bound} ${counted(Number(size), 'entry')}`
  return `be ${bound} ${origin === 'string' ? counted(Number(size), 'character') : size}`
}

/** `numberOfAdults` is "Number of adults"; an entry is named like its list. */
function nameOf(path: PropertyKey[] = []) {
  const last = path.findLast((key) => typeof key === 'string')
  if (!last) return 'The body'
  const words = last.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
