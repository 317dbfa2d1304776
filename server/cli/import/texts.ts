import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type AnyTextValue, textSchema } from '#catalogue/texts/text.ts'
import { declaredText, type TextName, textNames } from '#catalogue/texts/texts.ts'
import type { Snapshot } from '../../history/entries.ts'
import { filesOf, type StoredImage } from '../../images/image-file.ts'
import type { Images } from '../../images/images.ts'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'
import type { NewIds } from '../../import/import.ts'
import { parse } from '../../import/sheets/read-json.ts'
import { isObject } from '../../import/sheets/record.ts'
import type { Texts } from '../../texts/texts.ts'
import { brandIn } from '../export/write-pictures.ts'

/** The texts of an export, with the files of their pictures. */
export interface ReadTexts {
  written: { name: TextName; value: Snapshot }[]
  pictures: StoredImage[]
  /** The folder of the files. */
  root: string
}

export const noTexts: ReadTexts = { written: [], pictures: [], root: '' }

/** The texts of an export. Throws an Error with a line for each invalid text or missing picture. */
export async function readTexts(folder: string): Promise<ReadTexts> {
  const file = await undefinedIfMissing(readFile(join(folder, 'texts.json'), 'utf8'))
  if (file === undefined) return noTexts
  const content = parse(file)
  if (!isObject(content)) throw new Error('texts.json must be an object.')
  const [root, pictures] = [join(folder, 'pictures'), brandIn(content)]
  const read = textNames.flatMap((name) =>
    content[name] === undefined ? [] : [checked(name, content[name])],
  )
  const lost = await missingOf(root, pictures)
  const wrong = [...read.flatMap(({ lines }) => lines), ...lost]
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return { written: read.map(({ name, value }) => ({ name, value })), pictures, root }
}

function checked(name: TextName, written: unknown) {
  const { data, error } = textSchema(declaredText(name)).safeParse(written)
  const lines = error?.issues.map(
    ({ path, message }) => `texts.json, ${[name, ...path].join(', ')}: ${message}`,
  )
  return { name, value: (data ?? {}) as Snapshot, lines: lines ?? [] }
}

async function missingOf(root: string, pictures: StoredImage[]): Promise<string[]> {
  const paths = pictures.flatMap(filesOf)
  const files = await Promise.all(paths.map((path) => undefinedIfMissing(stat(join(root, path)))))
  return paths
    .filter((_, at) => !files[at])
    .map((path) => `texts.json: the picture ${path} is not in the folder.`)
}

/** Replaces the existing texts, after storing their pictures. */
export async function writeTexts(
  { images, texts }: { images: Pick<Images, 'adopt'>; texts: Pick<Texts, 'write'> },
  { written, pictures, root }: ReadTexts,
  newIds: NewIds,
) {
  for (const picture of pictures) await images.adopt(picture, (path) => readFile(join(root, path)))
  for (const { name, value } of written) {
    await texts.write(name, { value: withIds(name, value, newIds) })
  }
}

/** Converts the listings in a text's items to their new ids; those not imported are dropped. */
function withIds(name: TextName, value: Snapshot, newIds: NewIds): Snapshot {
  const { sections } = declaredText(name)
  const written = value as AnyTextValue
  const renewed = Object.entries(written).map(([key, section]) => {
    const fields = Object.entries(sections[key]?.items?.fields ?? {})
    const naming = fields.flatMap(([field, { control }]) => (control === 'listings' ? field : []))
    const items = section.items?.map((item) => ({
      ...item,
      ...Object.fromEntries(naming.map((field) => [field, renew(item[field], newIds)])),
    }))
    return [key, { ...section, ...(items && { items }) }]
  })
  return Object.fromEntries(renewed)
}

const renew = (ids: unknown, newIds: NewIds) =>
  Array.isArray(ids) ? ids.flatMap((id) => newIds.get(id) ?? []) : []
