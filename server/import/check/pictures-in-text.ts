import { posix } from 'node:path'
import type { Fields } from '#catalogue/field.ts'
import { looseKey } from '../sheets/loose-key.ts'
import { pathsOf } from './picture-refs.ts'

type Say = (field: string, message: string) => void

interface Placing {
  fields: Fields
  /** Whether the row changes a listing that has pictures already. */
  isChange: boolean
  say: Say
}

/** In the back office's notation, in Markdown, and in HTML. The bounds protect against hostile cells. */
const inBrackets = /^[ \t]*\[picture[ \t]+([^\]\n]{1,500}\.(?:jpe?g|png|webp))[ \t]*\][ \t]*$/gim
const inMarkdown =
  /!\[[^\]\n]{0,300}\]\(((?:[^()<>"\n]|\([^()<>"\n]{0,200}\)){1,500}?)(?:[ \t]+"[^"\n]{0,300}")?[ \t]*\)/g
const inHtml = /<img\b([^<>]{0,2000})>/gi
const source = /(?:^|\s)src\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"']+))/i

/**
 * The record with file names in its text replaced by positions among its pictures; pictures not
 * among them are appended.
 */
export function placePictures(value: Record<string, unknown>, placing: Placing) {
  const named = Object.entries(value).filter(
    ([name, text]) => typeof text === 'string' && showsPictures(placing.fields, name),
  )
  const paths = [...pathsOf(value)]
  const count = paths.length
  const texts = named.map(([name, text]) => [name, placed(String(text), paths)])
  const more = paths.slice(count)
  if (more.length === 0) return { ...value, ...Object.fromEntries(texts) }
  if (placing.isChange && count === 0) {
    const [first] = more
    placing.say(
      'images',
      `The text shows “${first}”. Name all its pictures in a column ‘Pictures’.`,
    )
    return { ...value, ...Object.fromEntries(texts) }
  }
  const others = Object.entries(value).filter(([name]) => !/^(images|image|icon)$/i.test(name))
  return { ...Object.fromEntries(others), ...Object.fromEntries(texts), images: paths }
}

const showsPictures = (fields: Fields, name: string) =>
  Object.entries(fields).some(
    ([field, { hasPictures }]) => hasPictures && field.toLowerCase() === name.toLowerCase(),
  )

/** Appends names that it does not find to the paths. */
function placed(text: string, paths: unknown[]): string {
  const line = (path: string) => `\n\n[picture ${placeOf(path.trim(), paths)}]\n\n`
  const shown = text
    .replace(inBrackets, (_, path) => line(path).trim())
    .replace(inMarkdown, (whole, path) => (isFile(path) ? line(path) : whole))
    .replace(inHtml, (whole, attributes) => {
      const path = source.exec(attributes)?.slice(1).find(Boolean)
      return path && isFile(path) ? line(path) : whole
    })
  return shown === text ? text : shown.replace(/\n{3,}/g, '\n\n').trim()
}

/** Must not occur in the text itself. */
const isFile = (path: string) => !/^data:/i.test(path)

function placeOf(path: string, paths: unknown[]): number {
  const same = [(each: string) => each, (each: string) => looseKey(nameOf(each))]
  for (const keyOf of same) {
    const at = paths.findIndex((each) => typeof each === 'string' && keyOf(each) === keyOf(path))
    if (at >= 0) return at + 1
  }
  return paths.push(path)
}

/** The file name without folder and query. */
function nameOf(path: string): string {
  const bare = /^https?:/i.test(path) ? path.replace(/[?#].*$/, '') : path
  const base = posix.basename(bare.replaceAll('\\', '/'))
  try {
    return decodeURIComponent(base)
  } catch {
    return base
  }
}
