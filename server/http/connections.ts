import type { Server } from 'node:http'

/** How long a connection may take over what; Node ends a request that takes longer with 408. */
export const connectionTimes = {
  /** Longer than the minute for which proxies reuse one: closed under their hands, a request is lost. */
  keepAliveTimeout: 72_000,
  headersTimeout: 20_000,
  /** The largest upload on a slow line takes most of an hour; slow-bodies.ts ends what hardly moves. */
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: 5_000,
}

const maxConnections = 4000
/** Above it connections that are only kept for later are closed, so that there is room for new ones. */
const crowded = 0.9

/** Bounds the connections of a process. */
export function limitConnections(server: Server, max = maxConnections) {
  server.maxConnections = max
  let open = 0
  server.on('connection', (socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (open > max * crowded) server.closeIdleConnections()
  })
}
