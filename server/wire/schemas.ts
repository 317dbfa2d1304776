import { z } from 'zod'
import { type Field, type Fields, line } from '#catalogue/field.ts'
import { categoryField, categoryIds, isSold, ownerField, statuses } from '#catalogue/kind.ts'
import { type KindName, kindOf, type PartName, partOf } from '#catalogue/kinds.ts'
import { upperFirst } from '#catalogue/noun.ts'
import { maxAlt } from '#catalogue/pictures/image.ts'
import { hasCategories } from './to-wire.ts'

type Shape = Record<string, z.ZodType>

/**
 * The body that creates a listing: required fields must be present, others default to their empty
 * value.
 */
export function createBody(kind: KindName) {
  const fields = shapeOf(kindOf(kind).fields, ({ required, schema, empty }) =>
    required ? schema : schema.default(empty),
  )
  return z.object({ ...fields, ...common(kind, false) })
}

/** The body that changes a listing: an absent field stays unchanged, an empty one is cleared. */
export function changeBody(kind: KindName) {
  const fields = shapeOf(kindOf(kind).fields, ({ schema }) => schema.optional())
  return z.object({ ...fields, ...common(kind, true) })
}

const stayingImages = z
  .array(z.string())
  .optional()
  .describe(
    'Paths of the pictures to keep, in order; `new:0` stands for the first sent file, `stored:7` for picture 7 of another listing',
  )

const alts = z
  .array(line('Description', { max: maxAlt }).schema)
  .optional()
  .describe('What each picture shows, in their order, for who cannot see it; blank is the title')

/** Documents files, which are stored on disk and never part of the body. */
const file = z.unknown().optional().meta({ type: 'string', format: 'binary' })

const version = z
  .int('Version must be a whole number.')
  .optional()
  .describe('Of the record that was changed; a stale one is 409. Without it the last write wins')

/** The version that a change in JSON was made from; a stale one is 409. */
export const baseVersion = z.int('version must be a whole number.').optional()

/** A part's new and existing pictures share one name. */
const storedOrNew = z
  .array(z.string())
  .optional()
  .meta({
    description: 'New pictures as files; and the names of those to keep, as `images` of a listing',
    items: { anyOf: [{ type: 'string', format: 'binary' }, { type: 'string' }] },
  })

export const lastPosition = 1_000_000_000
const positionRange = `Position must be a number from -${lastPosition} to ${lastPosition}.`
const positionDecimals = 'Position can have six decimals at most.'

function common(kind: KindName, changing: boolean): Shape {
  const alias = kindOf(kind).priceAlias
  const status = z.enum(statuses, `Status must be one of ${statuses.join(', ')}.`)
  return {
    ...(hasCategories(kind) && {
      [categoryField(kindOf(kind))]: changing ? categoryId(kind).optional() : categoryId(kind),
    }),
    ...(alias && { [alias]: z.number(`${upperFirst(alias)} must be a number.`).nullish() }),
    status: changing ? status.optional() : status.default('published'),
    position: z
      .number(positionRange)
      .min(-lastPosition, positionRange)
      .max(lastPosition, positionRange)
      .refine((position) => Number(position.toFixed(6)) === position, positionDecimals)
      .describe(
        'Where it stands among its kind, behind those of smaller positions; by default last',
      )
      .optional(),
    ...(changing && { version }),
    images: stayingImages,
    alts,
    ...(kindOf(kind).imageLimit === 1
      ? { imageFile: file }
      : { imageFiles: z.array(file).optional() }),
  }
}

function categoryId(kind: KindName) {
  const ids = categoryIds(kindOf(kind))
  return z.literal(ids, {
    error({ input }) {
      if (input == null) return 'Category is required.'
      if (typeof input !== 'number') return 'Category must be a number.'
      return `Category must be one of ${ids.join(', ')}.`
    },
  })
}

export function partBody(name: PartName, changing: boolean): z.ZodObject<Shape> {
  const { fields, pictures } = partOf(name)
  const owner = ownerField(kindOf(name.kind))
  const ownerName = `${upperFirst(kindOf(name.kind).noun)} ID`
  const ownerId = z.number({
    error: ({ input }) =>
      input == null ? `${ownerName} is required.` : `${ownerName} must be a number.`,
  })
  const shape = shapeOf(fields, ({ required, schema, empty }) => {
    if (changing) return schema.optional()
    return required ? schema : schema.default(empty)
  })
  return z.object({
    id: z.number().nullish(),
    ...shape,
    [owner]: changing ? ownerId.nullish() : ownerId,
    ...(pictures === 'images' && { images: storedOrNew }),
    ...(pictures === 'icon' && { icon: file, images: stayingImages }),
    ...(pictures !== 'none' && { alts }),
    ...(changing && { version }),
  })
}

function shapeOf(fields: Fields, toSchema: (field: Field) => z.ZodType): Shape {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toSchema(field)]))
}

/** The wrapper of every list. */
export const list = <S extends z.ZodType>(item: S) => z.object({ $values: z.array(item) })
export interface WireList<T> {
  $values: T[]
}

const text = z.string()

const known = new Map<string, z.ZodObject>()

/** A named schema, included once in the OpenAPI document. */
function shared<S extends z.ZodRawShape>(id: string, makeShape: () => S): z.ZodObject<S> {
  const schema = known.get(id) ?? z.object(makeShape()).meta({ id })
  known.set(id, schema)
  // A name always has the same shape.
  return schema as unknown as z.ZodObject<S>
}

function fieldAnswer({ control, required }: Field): z.ZodType {
  if (control === 'list') return list(text)
  if (control === 'listings') return list(z.number())
  if (control === 'switch') return z.boolean()
  if (control !== 'rupees' && control !== 'number') return text
  return required ? z.number() : z.number().nullable()
}

export const picture = shared('Picture', () => ({
  id: z.number(),
  path: text,
  alt: text,
  width: z.number(),
  height: z.number(),
  blur: text,
  srcset: z.object({ avif: text, webp: text }),
}))
export type WirePicture = z.output<typeof picture>

/** The fields of every kind that is sold. */
const soldAs = {
  title: text,
  price: z.number(),
  oldPrice: z.number().nullable(),
  priceOnRequest: z.boolean(),
}

const standing = {
  status: z.enum(statuses),
  position: z.number(),
  version: z.number(),
  createdAt: text,
  updatedAt: text,
}

type OfEveryListing = typeof soldAs & typeof standing & { id: z.ZodNumber }

/** The JSON of a listing. */
export function listingAnswer(name: KindName) {
  const kind = kindOf(name)
  const alias = kindOf(name).priceAlias
  const parts = () =>
    Object.keys(kind.parts).map((part) => [part, list(partAnswer({ kind: name, part }))])
  return shared(kind.name, () => ({
    id: z.number(),
    ...shapeOf(kind.fields, fieldAnswer),
    ...(isSold(kind) ? soldAs : { title: text }),
    ...(alias && { [alias]: z.number() }),
    ...(hasCategories(name) && { [categoryField(kind)]: z.number().nullable() }),
    ...(kind.imageLimit === 1 ? { image: text } : { images: list(text) }),
    pictures: z.array(picture),
    ...Object.fromEntries(parts()),
    ...standing,
  }))
}

/** A listing of any kind: common fields and the kind's own. */
export type WireListing = z.output<z.ZodObject<OfEveryListing>> &
  Record<string, unknown> & { pictures: WirePicture[] }

export const listingsAnswer = (name: KindName) => list(listingAnswer(name))

export function partAnswer(name: PartName) {
  const { fields, pictures, path } = partOf(name)
  return shared(`${path}Item`, () => ({
    id: z.number(),
    ...shapeOf(fields, fieldAnswer),
    [ownerField(kindOf(name.kind))]: z.number(),
    ...(pictures === 'images' && { images: list(text) }),
    ...(pictures === 'icon' && { icon: text }),
    ...(pictures !== 'none' && { pictures: z.array(picture) }),
    version: z.number(),
  }))
}

/** The JSON of a part of any kind. */
export type WirePart = z.output<ReturnType<typeof partAnswer>> &
  Record<string, unknown> & { pictures?: WirePicture[] }

export const partsAnswer = (name: PartName) => list(partAnswer(name))

export const categoriesAnswer = list(z.object({ id: z.number(), name: text }))

const deletedListing = z.object({ id: z.number(), title: text, deletedAt: text })
export type WireDeletedListing = z.output<typeof deletedListing>

export const deletedAnswer = list(deletedListing)

export const problemAnswer = shared('Problem', () => ({
  title: text,
  status: z.number(),
  errors: z.record(text, z.array(text)),
  Error: text,
}))

/** The error answers, for a route's `response`. */
export const refusals = <S extends number>(...statuses: S[]) =>
  Object.fromEntries(statuses.map((status) => [status, problemAnswer])) as Record<
    S,
    typeof problemAnswer
  >
