import type { FastifyPluginAsync } from 'fastify'
import type { SharePictures } from '../images/share/share-pictures.ts'
import { answerUnavailable, refuseImage, sendImage } from './send-image.ts'

interface FileRequest {
  Params: { file: string }
}

/** The preview pictures that other sites show with links to this one. */
export const shareRoutes: FastifyPluginAsync<Pick<SharePictures, 'open'>> = async (
  app,
  { open },
) => {
  app.setErrorHandler(answerUnavailable)
  app.route<FileRequest>({
    method: ['GET', 'HEAD'],
    url: '/share/:file',
    async handler(request, reply) {
      const found = await open(request.params.file)
      if (!found) return refuseImage(reply)
      if ('movedTo' in found) {
        return reply.header('cache-control', 'no-store').redirect(`/${found.movedTo}`, 302)
      }
      return sendImage(found, request, reply)
    },
  })
}
