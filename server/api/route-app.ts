import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'

/** The typed app inside a plugin, for functions that add some of its routes. */
export type RouteApp = Parameters<FastifyPluginAsyncZod>[0]
