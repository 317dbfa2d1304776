import type { FastifyPluginAsync } from 'fastify'
import type { ImageFolder } from '#catalogue/pictures/image.ts'
import type { Images } from '../images/images.ts'
import { answerUnavailable, refuseImage, sendImage } from './send-image.ts'

const folders: ImageFolder[] = ['uploads', 'hotelrooms', 'images', 'stock', 'agency', 'reviews']

interface FileRequest {
  Params: { '*': string }
}

/** The files of pictures, whose names are unique, so that browsers may cache them for ever. */
export const imageRoutes: FastifyPluginAsync<Pick<Images, 'openShown'>> = async (
  app,
  { openShown },
) => {
  app.setErrorHandler(answerUnavailable)
  for (const folder of folders) {
    app.route<FileRequest>({
      method: ['GET', 'HEAD'],
      url: `/${folder}/*`,
      async handler(request, reply) {
        const image = await openShown(`${folder}/${request.params['*']}`)
        return image ? sendImage(image, request, reply) : refuseImage(reply)
      },
    })
  }
}
