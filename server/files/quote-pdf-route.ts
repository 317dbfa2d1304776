import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { privateHeaders } from '../http/private-page.ts'
import type { QuotePdfs } from '../quotes/pdf/quote-pdfs.ts'

interface PdfRequest {
  Params: { token: string }
}

/** Browsers show a PDF in a viewer with scripts and styles of its own. */
const policy = "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A guest's quote as a PDF: personal, so never cached or logged by its link. */
export const quotePdfRoute: FastifyPluginAsync<QuotePdfs> = async (app, { open, contact }) => {
  app.route<PdfRequest>({
    method: ['GET', 'HEAD'],
    url: '/q/:token/quote.pdf',
    async handler(request, reply) {
      reply.headers({ ...privateHeaders, 'x-content-type-options': 'nosniff' })
      reply.header('content-security-policy', policy)
      const found = await open(request.params.token)
      if (!found) {
        const words = `This link no longer works. Please ask us for a new one: ${await contact()}.`
        return refuse(reply, 404, words)
      }
      if ('movedTo' in found) return reply.redirect(`/q/${found.movedTo}/quote.pdf`, 302)
      reply
        .type('application/pdf')
        .header('content-disposition', `inline; filename="${found.fileName}"`)
      if (request.method === 'HEAD') return reply.send()
      const pdf = await found.print()
      if (pdf === 'busy') {
        reply.header('retry-after', '5').removeHeader('content-disposition')
        return refuse(
          reply,
          503,
          'Many documents are being prepared right now. Please try again in a moment.',
        )
      }
      return reply.send(pdf)
    },
  })
}

const refuse = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).type('text/plain; charset=utf-8').send(words)
