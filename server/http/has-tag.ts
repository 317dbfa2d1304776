/** Whether an If-None-Match header names the tag; strong and weak ones are the same here (RFC 9110, 13.1.2). */
export const hasTag = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
