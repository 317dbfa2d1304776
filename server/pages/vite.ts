import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { FastifyServerFactory } from 'fastify'
import { toAppBuild } from './build.ts'

const ownPaths = /^\/(api|uploads|hotelrooms|images|agency|reviews)\//i

/** For development: Vite serves and renders the app's files, updated after each edit. */
export async function openVite() {
  const { createServer: createVite, isRunnableDevEnvironment } = await import('vite')
  let answer = (_request: IncomingMessage, response: ServerResponse): void => {
    response.end()
  }
  const server = createServer((request, response) => {
    if (ownPaths.test(request.url ?? '')) return answer(request, response)
    vite.middlewares(request, response, () => answer(request, response))
  })
  const vite = await createVite({
    server: { middlewareMode: { server }, hmr: { server } },
    appType: 'custom',
  })
  const serverFactory: FastifyServerFactory = (handler) => {
    answer = handler
    return server
  }
  async function build() {
    const environment = vite.environments.ssr
    if (!environment || !isRunnableDevEnvironment(environment))
      throw new Error('Vite renders nothing')
    return toAppBuild(
      await environment.runner.import('virtual:react-router/server-build'),
      'development',
    )
  }
  return { build, serverFactory }
}
