import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { ImageFolder } from '#catalogue/image.ts'
import type { Images, OpenedImage } from './images.ts'

const folders: ImageFolder[] = ['uploads', 'hotelrooms', 'images', 'stock']

interface FileRequest {
  Params: { '*': string }
}

/** The files of pictures, each written once under a name never used again: kept for ever. */
export const imageRoutes: FastifyPluginAsync<Pick<Images, 'open'>> = async (app, { open }) => {
  for (const folder of folders) {
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      async handler(request, reply) {
        const image = await open(`${folder}/${request.params['*']}`)
        return image ? answer(image, request, reply) : refuse(reply)
      },
    })
  }
}

function answer(image: OpenedImage, request: FastifyRequest<FileRequest>, reply: FastifyReply) {
  const etag = `"${image.path}:${image.size}"`
  reply.headers({
    etag,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  const unchanged = names(request.headers['if-none-match'], etag)
  if (!unchanged) reply.headers({ 'content-type': image.type, 'content-length': image.size })
  if (!unchanged && request.method === 'GET') return reply.send(image.body)
  image.body.destroy()
  return reply.code(unchanged ? 304 : 200).send()
}

function refuse(reply: FastifyReply) {
  return reply
    .code(404)
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text/plain; charset=utf-8')
    .send('Not found')
}

/** Whether an If-None-Match header lists the tag; a weak one of the same file will do. */
const names = (header: string | undefined, etag: string) =>
  header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
