import type { CachedPage } from '../cache/eviction.ts'

interface Shown {
  savedAt: number
  why: string
  /** How far the server's clock was ahead of this phone's. */
  ahead: number
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** Above the site's header, which otherwise is fixed at the top and would cover it. */
const bannerStyle =
  'offline-banner{display:block;position:relative;z-index:41;padding:.5rem 1rem;background:#102a3c;color:#fff;font:600 .9375rem/1.4 Figtree,system-ui,sans-serif;text-align:center}offline-banner a{color:inherit;text-decoration:underline}.site-header{position:sticky!important;margin-bottom:calc(-1*var(--header))}'

/** An element unknown to React, which hydration skips. */
const banner = ({ savedAt, why }: Shown) =>
  `<offline-banner role="status"><style>${bannerStyle}</style><span>${
    why === 'slow' ? 'The connection is very slow.' : 'You’re offline.'
  } This is what was saved on ${day.format(savedAt)}.</span> <a href="">Show the latest</a></offline-banner>`

/** The stored page, with a banner that says so. */
export async function withOfflineBanner(kept: Response, shown: Shown): Promise<Response> {
  const html = await kept.text()
  const saved = new Date(shown.savedAt).toISOString()
  const marked = html
    .replace('<html', `<html data-kept="${saved}" data-ahead="${shown.ahead}"`)
    .replace(/<body[^>]*>/, (body) => body + banner(shown))
  return new Response(marked, { headers: kept.headers })
}

const escapes: Record<string, string> = { '<': '&lt;', '"': '&quot;' }
/** Titles come from markup, so ampersands are already escaped. */
const escaped = (text: string) => text.replace(/[<"]/g, (sign) => escapes[sign] ?? '')

const pageStyle =
  'body{max-width:38rem;margin:0 auto;padding:2rem 1rem;font:1.0625rem/1.6 Figtree,system-ui,sans-serif;background:#fcf9f0;color:#102a3c}a{color:inherit}li{padding:.35rem 0}@media(prefers-color-scheme:dark){body{background:#061521;color:#eef3f6}}'

/** Replaces a page that is not stored, with links to stored ones. */
export function offlinePage(pages: CachedPage[]): Response {
  const links = pages
    .toSorted((a, b) => b.savedAt - a.savedAt)
    .map(({ address, title }) => `<li><a href="${escaped(address)}">${escaped(title)}</a></li>`)
  const list =
    links.length > 0
      ? `<p>Saved pages:</p><ul>${links.join('')}</ul>`
      : '<p>No other pages are saved yet.</p>'
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>You’re offline</title><style>${pageStyle}</style><main><h1>You’re offline</h1><p>This page isn’t saved on this phone. It will open once you’re back online.</p><p><a href="">Try again</a></p>${list}</main></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
