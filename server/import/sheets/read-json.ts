import { type KindName, kindNames } from '#catalogue/kinds.ts'
import { type FileRecord, isObject, unwrap } from './record.ts'
import { keyColumn } from './sheet-fields.ts'

/**
 * The listings of a JSON text: lists by kind, or one list if the kind is given. Throws an Error of
 * one line for any other shape.
 */
export function readJson(text: string, kind?: KindName): FileRecord[] {
  const content = unwrap(parse(text))
  if (kind) return recordsOf(kind, content)
  if (!isObject(content)) {
    throw new Error('The file must be an object with a list for each kind, or --kind be given.')
  }
  return Object.entries(content).flatMap(([name, list]) => recordsOf(kindNamed(name), unwrap(list)))
}

/** Throws an Error of one line. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The file is not JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** The sender's ID; without characters that no database stores. */
const keyOf = (key: unknown) =>
  String(key ?? '')
    .replaceAll('\0', '')
    .trim()

function kindNamed(name: string): KindName {
  const kind = kindNames.find((each) => each.toLowerCase() === name.toLowerCase())
  if (!kind) throw new Error(`‘${name}’ is no kind. The kinds: ${kindNames.join(', ')}.`)
  return kind
}

function recordsOf(kind: KindName, list: unknown): FileRecord[] {
  if (!Array.isArray(list)) throw new Error(`${kind} must be a list.`)
  return list.map((value, index) => {
    const at = `${kind} ${index + 1}`
    if (!isObject(value)) throw new Error(`${at} must be an object.`)
    const { [keyColumn]: key = '', ...fields } = value
    return { at, kind, value: fields, key: keyOf(key) }
  })
}
