import type { IncomingMessage } from 'node:http'

/** Whether a request is a GET or HEAD without a body. */
export const isPlainRead = ({ method, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined
