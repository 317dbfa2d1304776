/** Whether an If-None-Match header names the tag; strong and weak ones are the same here. */
export const hasTag = (header: string | undefined, etag: string): boolean =>
  header
    ?.split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || `W/${tag}` === etag) ?? false
