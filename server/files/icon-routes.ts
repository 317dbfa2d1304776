import { createHash } from 'node:crypto'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { hasTag } from '../http/has-tag.ts'
import { type Icons, iconFiles, type OpenedIcon } from '../images/icons/icons.ts'
import { answerUnavailable } from './send-image.ts'

const hourSeconds = 3600

/** The icons and the manifest, at URLs that stay the same when the agency's name changes. */
export const iconRoutes: FastifyPluginAsync<Icons> = async (app, icons) => {
  app.setErrorHandler(answerUnavailable)
  const files = iconFiles.map((file) => [file, () => icons.open(file)] as const)
  for (const [file, open] of [...files, ['manifest.webmanifest', icons.manifest] as const]) {
    app.route({
      method: ['GET', 'HEAD'],
      url: `/${file}`,
      handler: async (request, reply) => send(await open(), request, reply),
    })
  }
}

function send({ type, body }: OpenedIcon, { headers }: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  reply.headers({ etag, 'cache-control': `public, max-age=${hourSeconds}` })
  if (hasTag(headers['if-none-match'], etag)) return reply.code(304).send()
  return reply.headers({ 'content-type': type, 'content-length': body.length }).send(body)
}
