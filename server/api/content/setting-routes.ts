import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  settings as declared,
  guardedSettings,
  withoutOwners,
} from '#catalogue/settings/setting.ts'
import type { Images } from '../../images/images.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { readNamesOf } from '../../wire/json.ts'
import { sendFieldErrors } from '../../wire/problem.ts'
import { refusals } from '../../wire/schemas.ts'
import { sendNotRecent, signedIn } from '../rights.ts'
import { lostPictures } from './lost-pictures.ts'

const all = z.object(
  Object.fromEntries(Object.entries(declared).map(([name, { schema }]) => [name, schema])),
)
const change = all.partial()

interface Options {
  settings: SettingsStore
  images: Pick<Images, 'open'>
}

/** The settings: read by staff, changed by owners. */
export const settingRoutes: FastifyPluginAsyncZod<Options> = async (app, { settings, images }) => {
  const tags = ['Setting']

  app.get('/', {
    onRequest: app.requireUser,
    schema: {
      tags,
      summary: 'Read the settings; those of owners alone are theirs to read',
      response: { 200: all.partial(), ...refusals(401) },
    },
    async handler(request) {
      const current = await settings.read()
      return signedIn(request).role === 'owner' ? current : withoutOwners(current)
    },
  })

  app.put('/', {
    onRequest: app.requireOwner,
    preValidation: readNamesOf(change),
    schema: {
      tags,
      summary: 'Change the settings that are named',
      body: change,
      response: { 200: all, ...refusals(400, 401, 403, 415) },
    },
    async handler(request, reply) {
      const user = signedIn(request)
      if (!user.isRecent && changesGuarded(request.body, await settings.read())) {
        return sendNotRecent(reply)
      }
      const lost = await lostPictures(images, Object.entries(request.body))
      if (lost) return sendFieldErrors(reply, lost)
      const { settings: changed, errors } = await settings.write(request.body, user)
      return errors ? sendFieldErrors(reply, errors) : changed
    },
  })
}

/** Whether the body changes anything; sending back the current values doesn't. */
const changesGuarded = (sent: Record<string, unknown>, stored: Record<string, unknown>) =>
  guardedSettings.some((name) => name in sent && sent[name] !== stored[name])
