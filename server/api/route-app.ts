import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** The app as a plugin of typed routes gets it, for functions that add some of its routes. */
export type RouteApp = Parameters<FastifyPluginAsyncZod>[0]
