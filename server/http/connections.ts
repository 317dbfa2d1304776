import type { Server } from 'node:http'

/** Timeouts of a connection; Node ends slower requests with 408. */
export const connectionTimes = {
  /** Longer than the minute for which proxies reuse a connection, else a request could be lost. */
  keepAliveTimeout: 72_000,
  headersTimeout: 20_000,
  /** The largest upload on a slow line takes most of an hour; slow-bodies.ts ends stalled ones. */
  requestTimeout: 3_600_000,
  connectionsCheckingInterval: 5_000,
}

const maxConnections = 4000
/** Beyond this number idle connections are closed, to make room. */
const crowded = 0.9

/** Limits the connections of a process. */
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
