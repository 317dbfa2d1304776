import type { FastifyReply, FastifyRequest } from 'fastify'

interface Page {
  total: number
  page: number
  pageSize: number
}

/** The headers for the total and the links to other pages (RFC 8288). */
export function setPageHeaders(
  reply: FastifyReply,
  request: FastifyRequest,
  publicUrl: string,
  at: Page,
) {
  const last = Math.max(1, Math.ceil(at.total / at.pageSize))
  const pages = { first: 1, prev: at.page - 1, next: at.page + 1, last }
  const links = Object.entries(pages)
    .filter(([rel, page]) => page >= 1 && page <= last && !(rel === 'prev' && at.page > last))
    .map(([rel, page]) => `<${publicUrl}${address(request.url, page, at.pageSize)}>; rel="${rel}"`)
  reply.header('x-total-count', at.total).header('link', links.join(', '))
}

function address(url: string, page: number, pageSize: number): string {
  const [path, ...query] = url.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const written = [...parameters.keys()].filter((name) => /^page(size)?$/i.test(name))
  for (const name of written.filter((name) => !['page', 'pageSize'].includes(name))) {
    parameters.delete(name)
  }
  parameters.set('page', String(page))
  parameters.set('pageSize', String(pageSize))
  return `${path}?${parameters}`
}
