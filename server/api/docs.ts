import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { SettingsStore } from '../settings/settings.ts'
import { completeDocument, type Document } from './openapi.ts'

interface Options {
  publicUrl: string
  settings: Pick<SettingsStore, 'read'>
}

/** The OpenAPI document, generated from the validation schemas, and its viewer at /api/docs. */
export const docs = fp<Options>(async (app, { publicUrl, settings }) => {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Travel agency', version: '1', description },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      completeDocument(jsonSchemaTransformObject(document) as Document),
  })
  const agencies = new WeakMap<FastifyRequest, string>()
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    indexPrefix: '/api',
    staticCSP:
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    uiConfig: { docExpansion: 'none', deepLinking: true },
    uiHooks: {
      preHandler: async (request) =>
        void agencies.set(request, (await settings.read()).operatorName),
    },
    transformSpecificationClone: false,
    transformSpecification: (document, request) => ({
      ...document,
      info: { ...document.info, title: agencies.get(request) },
    }),
    theme: {
      title: 'The API',
      css: [{ filename: 'theme.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  })
})

const description =
  'Lists come as `{ "$values": [...] }`. Paths and field names match without regard to case. ' +
  'A refused body answers 400 with the messages of each field under `errors`, the first one under `Error`.'
