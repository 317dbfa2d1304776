import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { mailQuery } from '#catalogue/enquiries/mail-query.ts'
import { type Job, jobStates } from '../../jobs/job-list.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Message } from '../../mail/message.ts'
import { idParams } from '../../wire/ids.ts'
import { sendProblem } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { values } from '../../wire/to-wire.ts'
import { setPageHeaders } from '../page-headers.ts'

interface Options {
  jobs: Jobs
  mail: Pick<Mail, 'sends'>
  publicUrl: string
}

const waitingMail = z.object({
  id: z.number(),
  to: z.string().describe('Empty for the operator'),
  subject: z.string(),
  text: z.string().nullable().describe('Null where it holds a secret link'),
  state: z.enum(jobStates),
  attempts: z.number(),
  runAt: z.string().describe('When it is tried next'),
  lastError: z.string().nullable(),
  createdAt: z.string(),
})

export type WireMail = z.output<typeof waitingMail>

const queueAnswer = z.object({
  $values: z.array(waitingMail),
  sends: z.boolean().describe('Whether a mail server is set up'),
  waiting: z.number(),
  stuck: z.number(),
})

export type WireMailQueue = z.output<typeof queueAnswer>

/** The queue of unsent mails. */
export const mailRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { jobs, mail, publicUrl },
) => {
  const onRequest = app.requireUser
  const tags = ['Mail']
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Cache-Control', 'no-store')
  })

  app.get('/', {
    onRequest,
    schema: {
      tags,
      summary: 'List the mails that wait, those given up first, then the newest',
      querystring: mailQuery,
      response: { 200: queueAnswer, ...refusals(400, 401) },
    },
    async handler(request, reply) {
      const mails = await jobs.unfinished('mail', request.query)
      const counts = await jobs.counts('mail')
      const total = counts.waiting + counts.stuck
      setPageHeaders(reply, request, publicUrl, { ...request.query, total })
      return { ...values(mails.map(toWaiting)), ...counts, sends: mail.sends }
    },
  })

  app.post('/:id/retry', {
    onRequest,
    schema: {
      tags,
      summary: 'Try to send a mail again at once',
      params: idParams,
      response: { 204: z.null(), ...refusals(401, 404) },
    },
    async handler({ params }, reply) {
      if (await jobs.retry(params.id, 'mail')) return reply.code(204).send(null)
      return sendProblem(reply, 404, 'There is no such mail in the queue.')
    },
  })
}

function toWaiting({ name: _, payload, doneAt: __, ...job }: Job): WireMail {
  const { to, subject, text, readable } = payload as Message
  return {
    ...job,
    to: to === 'operator' ? '' : to.address,
    subject,
    text: readable ? text : null,
  }
}
