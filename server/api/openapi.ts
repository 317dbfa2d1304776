import type { OpenAPIV3 } from 'openapi-types'
import { pluralOf, upperFirst } from '#catalogue/noun.ts'

export type Document = OpenAPIV3.Document

export const methods = ['get', 'post', 'put', 'delete'] as const
type Method = (typeof methods)[number]

/**
 * Gives every operation an id and every response a description, names the tags, drops unused
 * schemas, and lists null among the values of what may be null.
 */
export function completeDocument(document: Document): Document {
  listNull(document)
  const tags = new Set<string>()
  for (const [path, item = {}] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      operation.operationId = operationId(method, path, answersList(operation, document))
      describeAnswers(operation)
      for (const tag of operation.tags ?? []) tags.add(tag)
    }
  }
  return { ...withoutUnused(document), tags: [...tags].map((name) => ({ name })) }
}

const verbs = { get: 'read', post: 'create', put: 'change', delete: 'delete' }

/** `listTravelPackages`, `changeTravelPackage`; with a further path segment, `postUserLogin`. */
function operationId(method: Method, path: string, isList: boolean): string {
  const words = path
    .split('/')
    .slice(2)
    .filter((word) => word && !word.startsWith('{'))
    .flatMap((word) => word.split('-').map(upperFirst))
  if (isList && method === 'get') return `list${pluralOf(words.join(''))}`
  if (words.length === 1) return verbs[method] + words.join('')
  return method + words.join('') + (path.endsWith('}') ? 'ById' : '')
}

function answersList({ responses }: OpenAPIV3.OperationObject, { components }: Document): boolean {
  const answer = responses['200'] as OpenAPIV3.ResponseObject | undefined
  const schema = answer?.content?.['application/json']?.schema
  if (!schema) return false
  const name = '$ref' in schema ? schema.$ref.split('/').at(-1) : undefined
  const whole = name ? components?.schemas?.[name] : schema
  return Boolean(whole && 'properties' in whole && whole.properties?.$values)
}

const words: Record<string, string> = {
  200: 'What was asked for, or what became of it',
  201: 'The new record',
  202: 'Taken; it goes on by itself',
  204: 'Done; there is nothing to answer',
  400: 'Refused, with the messages of each field',
  401: 'Nobody is logged in',
  403: 'Only an owner may do this; or `errors` says what is asked for first: the password again, a second factor',
  404: 'There is no such record',
  409: 'Somebody else changed the record first',
  413: 'A file or the body is too large',
  415: 'The body is of the wrong type',
  429: 'Too many calls; Retry-After says when to try again',
  503: 'Something that the server needs is not there',
}

function describeAnswers({ responses }: OpenAPIV3.OperationObject) {
  for (const [status, answer] of Object.entries(responses)) {
    const isUnsaid = 'description' in answer && answer.description === 'Default Response'
    if (isUnsaid) answer.description = words[status] ?? 'The answer'
  }
}

/** OpenAPI 3.0 allows null in an enum only if the enum lists it, `nullable` or not. */
function listNull(part: unknown) {
  if (typeof part !== 'object' || part === null) return
  if ('nullable' in part && part.nullable && 'enum' in part && Array.isArray(part.enum)) {
    part.enum = [...new Set([...part.enum, null])]
  }
  for (const inside of Object.values(part)) listNull(inside)
}

/** Each shared schema exists in an input and an output version; most are used in only one. */
function withoutUnused(document: Document): Document {
  const schemas = Object.entries(document.components?.schemas ?? {})
  const text = JSON.stringify(document)
  const used = schemas.filter(([name]) => text.includes(`"#/components/schemas/${name}"`))
  if (used.length === schemas.length) return document
  const components = { ...document.components, schemas: Object.fromEntries(used) }
  return withoutUnused({ ...document, components })
}
