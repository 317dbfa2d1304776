import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FieldErrors } from '#catalogue/field.ts'
import { type AnyTextValue, textSchema } from '#catalogue/texts/text.ts'
import { declaredText, type TextName, type TextValue } from '#catalogue/texts/texts.ts'
import type { Images } from '../../images/images.ts'
import type { Listings } from '../../listings/listings.ts'
import type { StoredText, Texts } from '../../texts/texts.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { signedIn } from '../rights.ts'
import type { RouteApp } from '../route-app.ts'
import { lostPictures, valuesIn } from './lost-pictures.ts'

interface Options {
  name: TextName
  texts: Texts
  listings: Pick<Listings, 'unknownInText'>
  images: Pick<Images, 'open'>
}

const version = z
  .number('version must be a number.')
  .int('version must be a whole number.')
  .min(0, 'version cannot be negative.')
  .describe('The version the change was made from; 0 before the first')

const storedText = z.object({
  value: z.record(z.string(), z.unknown()),
  version: z.number(),
  isDefault: z.boolean(),
  updatedAt: z.string().nullable(),
})

/** Any text, as answered. */
export type WireText = Omit<z.output<typeof storedText>, 'value'> & { value: AnyTextValue }

/** The routes of one text of the site. */
export const textRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  readRoute(app, options)
  changeRoutes(app, options)
}

const tags = ['Text']

const answerOf = (name: TextName) => storedText.extend({ value: textSchema(declaredText(name)) })

function readRoute(app: RouteApp, { name, texts }: Options) {
  app.get('/', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: `Read the text “${declaredText(name).title}”`,
      response: { 200: answerOf(name), ...refusals(401) },
    },
    handler: async () => toAnswer(await texts.find(name)),
  })
}

/** Changing a text, and resetting it to its default. */
function changeRoutes(app: RouteApp, { name, texts, listings, images }: Options) {
  const { title, ownerOnly = false } = declaredText(name)
  const onRequest = ownerOnly ? app.requireOwner : app.requireUser
  const denied = ownerOnly ? refusals(401, 403) : refusals(401)
  const value = textSchema(declaredText(name))

  app.put('/', {
    onRequest,
    attachValidation: true,
    schema: {
      tags,
      summary: `Change the text “${title}”`,
      body: z.object({ value, version: version.optional() }),
      response: { 200: answerOf(name), ...denied, ...refusals(400, 409, 413, 415) },
    },
    async handler(request, reply) {
      const errors = fieldErrors(request.validationError)
      if (errors) return sendFieldErrors(reply, errors)
      const { body } = request
      // Each text has its own schema here, so the value belongs to this text.
      const value = body.value as TextValue<TextName>
      const before = (await texts.find(name)).value
      const unknown = await listings.unknownInText(declaredText(name), value, before)
      if (unknown) return sendFieldErrors(reply, unknown)
      const lost = await lostPictures(images, valuesIn(value))
      if (lost) return sendFieldErrors(reply, lost)
      const by = signedIn(request)
      const written = await texts.write(name, { value, version: body.version, by })
      return written === 'stale' ? stale(reply) : toAnswer(written)
    },
  })

  app.delete('/', {
    onRequest,
    schema: {
      tags,
      summary: `Go back to the default of the text “${title}”`,
      response: { 204: z.null(), ...denied },
    },
    async handler(request, reply) {
      await texts.write(name, { by: signedIn(request) })
      return reply.code(204).send(null)
    },
  })
}

const toAnswer = ({ value, ...rest }: StoredText) => ({ ...rest, value: { ...value } })

const stale = (reply: FastifyReply) =>
  sendProblem(reply, 409, 'Somebody else changed this text since you opened it.')

/** Messages by the full path of the field: 'questions.items.3.answer'. */
function fieldErrors(error?: unknown): FieldErrors | undefined {
  if (!error) return undefined
  if (!hasZodFastifySchemaValidationErrors(error)) throw error
  const errors: FieldErrors = {}
  for (const { instancePath, message = 'is not valid' } of error.validation) {
    const field =
      instancePath
        .split('/')
        .slice(1)
        .join('.')
        .replace(/^value\./, '') || 'body'
    errors[field] ??= []
    errors[field].push(message)
  }
  return errors
}
