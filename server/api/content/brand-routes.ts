import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { brandPictureText } from '#catalogue/brand/picture.ts'
import { tooSmallToShare } from '#catalogue/brand/smallest-shared.ts'
import { imagePath } from '#catalogue/pictures/image.ts'
import type { Images } from '../../images/images.ts'
import { multipartBodies, readMultipart } from '../../wire/multipart.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'

/** The uses of a picture, and the bounds it is fitted into. */
const uses = {
  logo: { width: 640, height: 240 },
  share: { width: 1920, height: 1920 },
  slide: { width: 1920, height: 1920 },
}

const body = z.object({
  use: z.enum(Object.keys(uses) as (keyof typeof uses)[], 'Use must be logo, share or slide.'),
})

const fileField = 'image'

/** Uploads of brand pictures, which a setting or text can then refer to. */
export const brandRoutes: FastifyPluginAsyncZod<{ images: Pick<Images, 'store'> }> = async (
  app,
  { images },
) => {
  await app.register(multipartBodies)
  app.post('/picture', {
    onRequest: app.requireUser,
    preValidation: readMultipart({ use: 'line' }, [fileField]),
    schema: {
      tags: ['Brand'],
      consumes: ['multipart/form-data'],
      summary: 'Send a picture of the brand, to be named by a setting',
      description:
        'The file comes under `image`. The answer is what `brandLogo`, `brandLogoDark`, `brandPicture` or the picture of a slide is set to; one that nothing names is removed after a while.',
      body,
      response: { 201: z.object({ picture: z.string() }), ...refusals(400, 401, 413, 415) },
    },
    async handler({ body: { use }, uploads }, reply) {
      const [file, ...more] = uploads
      if (!file) return sendFieldErrors(reply, { images: ['Choose a picture.'] })
      if (more.length > 0) return sendFieldErrors(reply, { images: ['Only one image is allowed.'] })
      const stored = await images.store({ ...file, folder: 'agency', within: uses[use] })
      if ('error' in stored) return sendFieldErrors(reply, { images: [stored.error] })
      const small = use === 'share' && tooSmallToShare(file.fileName, stored)
      if (small) return sendFieldErrors(reply, { images: [small] })
      const picture = brandPictureText({ ...stored, path: imagePath(stored) })
      return reply.code(201).send({ picture })
    },
  })
}
