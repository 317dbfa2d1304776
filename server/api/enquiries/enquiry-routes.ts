import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type FormName, type FormValues, forms } from '#catalogue/enquiries/enquiry.ts'
import { honeypotFields, suspicionOf } from '#catalogue/enquiries/forms/honeypot.ts'
import { isStorable, unstorable } from '#catalogue/field.ts'
import type { Enquiries } from '../../enquiries/enquiries.ts'
import { reportSecurityEvent } from '../../http/security-log.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors, sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { address } from '../users/attempts.ts'
import { type EnquiryOptions, enquiryDeskRoutes } from './enquiry-desk-routes.ts'
import { enquiryPersonRoutes } from './enquiry-person-routes.ts'
import { storedAnswers, toStored } from './enquiry-schemas.ts'
import { tapRoutes } from './tap-routes.ts'

interface FormRoute {
  path: string
  form: FormName
  summary: string
}

const formRoutes: FormRoute[] = [
  { path: '/partners', form: 'partner', summary: 'Ask to become a partner' },
  { path: '/HotelContact/contact', form: 'hotel', summary: 'Send the booking inquiry of a hotel' },
  { path: '/ContactRequest', form: 'contact', summary: 'Send a contact request' },
  {
    path: '/BookingRequest',
    form: 'booking',
    summary: 'Send the booking inquiry of any other listing',
  },
]

/** Optional data in addition to a form's answers. */
const envelope = {
  idempotencyKey: z
    .string('Idempotency key must be text.')
    .max(200, 'Idempotency key can be at most 200 characters.')
    .optional()
    .describe(
      'The same for one sent again, which is stored once; or as the Idempotency-Key header',
    ),
  consentVersion: z
    .string('Consent version must be text.')
    .max(100, 'Consent version can be at most 100 characters.')
    .refine(isStorable, unstorable('Consent version'))
    .optional(),
  [honeypotFields.hidden]: z
    .string('Topic must be text.')
    .max(1000, 'Topic can be at most 1000 characters.')
    .optional()
    .describe('Left empty by people'),
  [honeypotFields.openMs]: z
    .union([z.string(), z.number()], 'Open for must be a number of milliseconds.')
    .optional(),
}

/** Routes of visitors and, below /Enquiry, of staff. */
export const enquiryRoutes: FastifyPluginAsyncZod<EnquiryOptions> = async (
  app,
  { enquiries, quotes, publicUrl },
) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })
  for (const { path, form, summary } of formRoutes) {
    const body = forms[form].schema.safeExtend(envelope)
    app.post(path, {
      preValidation: [readNamesOf(body), readKeyHeader],
      schema: {
        tags: ['Enquiry'],
        summary,
        body,
        response: { 201: storedAnswers[form], ...refusals(400, 413, 415, 429) },
      },
      async handler(request, reply) {
        const received = await receive(enquiries, form, request)
        if (received.enquiry) return reply.code(201).send(toStored(received.enquiry))
        if (received.errors) return sendFieldErrors(reply, received.errors)
        reportSecurityEvent(request, 'limited')
        reply.header('Retry-After', received.limited)
        return sendProblem(reply, 429, 'Too many requests. Please try again later.')
      },
    })
  }
  await app.register(tapRoutes, { enquiries })
  await app.register(enquiryDeskRoutes, { prefix: '/Enquiry', enquiries, quotes, publicUrl })
  await app.register(enquiryPersonRoutes, { prefix: '/Enquiry', enquiries, quotes })
}

type Envelope = Partial<Record<'idempotencyKey' | 'consentVersion', string>>

function receive(enquiries: Enquiries, form: FormName, request: FastifyRequest) {
  // The route's schema has just parsed this body for this form.
  const body = request.body as FormValues[FormName] & Envelope
  const { idempotencyKey, consentVersion, ...values } = body
  const sent: Record<string, unknown> = values
  const suspicion = suspicionOf(sent)
  for (const field of Object.values(honeypotFields)) delete sent[field]
  return enquiries.receive(form, values, {
    source: pageOf(request),
    idempotencyKey,
    address: address(request),
    consentVersion,
    suspicion,
  })
}

/** The header is checked as the field that it stands for. */
async function readKeyHeader({ headers, body }: FastifyRequest) {
  const idempotencyKey = headers['idempotency-key']
  if (idempotencyKey === undefined || typeof body !== 'object' || body === null) return
  if (!('idempotencyKey' in body)) Object.assign(body, { idempotencyKey })
}

/** The path of the page that sent the request, else of the request itself. */
function pageOf({ headers, url }: FastifyRequest): string {
  const page = URL.parse(headers.referer ?? '')
  return page ? page.pathname : (url.split('?')[0] ?? '')
}
