import { channel } from 'node:diagnostics_channel'
import type { FastifyRequest } from 'fastify'
import { loggablePath } from './private-page.ts'

type SecurityEvent =
  | 'log-in'
  | 'log-in refused'
  | 'password changed'
  | 'password reset'
  | 'password confirmed'
  | 'code refused'
  | 'recovery code used'
  | 'recovery codes renewed'
  | 'second factor on'
  | 'second factor off'
  | 'second factor reset'
  | 'denied'
  | 'limited'

const events = channel('kashmir-escapes:security')

/** Reports security events, without typed text, addresses or names. */
export function reportSecurityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  userId?: number,
) {
  if (!events.hasSubscribers) return
  const { id: reference, method, routeOptions, url } = request
  const time = new Date().toISOString()
  // Pages share one route.
  const path = routeOptions.url === '/*' ? loggablePath(url) : routeOptions.url
  events.publish({ time, event, reference, userId, call: `${method} ${path}` })
}

/** Writes each event as one line of JSON. Returns a function that stops it. */
export function writeSecurityEvents(write: (line: string) => void) {
  const listener = (event: unknown) => write(JSON.stringify(event))
  events.subscribe(listener)
  return () => events.unsubscribe(listener)
}
