import type { FastifyInstance, HTTPMethods } from 'fastify'
import { multipart } from './app.ts'

type Files = Parameters<typeof multipart>[1]

/** Calls of an app with one person's headers. */
export function calls(app: FastifyInstance, headers: Record<string, string>) {
  async function send(method: HTTPMethods, url: string, fields: [string, string][], files?: Files) {
    const body = await multipart(fields, files)
    return app.inject({
      method: method as 'POST',
      url,
      payload: body.payload,
      headers: { ...headers, ...body.headers },
    })
  }
  return {
    post: (url: string, fields: [string, string][], files?: Files) =>
      send('POST', url, fields, files),
    put: (url: string, fields: [string, string][], files?: Files) =>
      send('PUT', url, fields, files),
    postJson: (url: string, payload: object) =>
      app.inject({ method: 'POST', url, payload, headers }),
    putJson: (url: string, payload: object) => app.inject({ method: 'PUT', url, payload, headers }),
    remove: (url: string) => app.inject({ method: 'DELETE', url, headers }),
    get: (url: string) => app.inject({ url, headers }),
    /** As a visitor, without the token. */
    visit: (url: string) => app.inject({ url }),
  }
}
