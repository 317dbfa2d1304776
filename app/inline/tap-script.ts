import { inlineScript } from './inline-script.ts'

/** Adds to a public page what reports taps, with references that begin with the agency's letters. */
export const withTapScript = (html: string, prefix = 'KE') =>
  html.replace('</body>', () => taps.replaceAll('KE-', `${prefix}-`))

const taps = `<script>${inlineScript(reportTaps)}</script></body>`

/**
 * Reports taps on links that open WhatsApp or call, with a reference that it puts into the chat's
 * text. It is inlined instead of a module, since the first touch may be such a
 * tap. The link opens whatever happens here; staff's own taps are not reported.
 */
function reportTaps() {
  const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const repeatMs = 5000
  let last = { key: '', at: 0, reference: '' }

  function newReference() {
    const numbers = crypto.getRandomValues(new Uint8Array(5))
    return `KE-${[...numbers].map((number) => letters[number % 32]).join('')}`
  }
  function report(tap: object) {
    const body = JSON.stringify(tap)
    const type = 'application/json'
    try {
      if (navigator.sendBeacon('/api/leads', new Blob([body], { type }))) return
    } catch {}
    const headers = { 'Content-Type': type }
    fetch('/api/leads', { method: 'POST', headers, body, keepalive: true }).catch(() => {})
  }
  function onTap(event: MouseEvent) {
    const { target, isTrusted, button, timeStamp } = event
    if (!(target instanceof Element) || !isTrusted || button > 1) return
    const link = target.closest<HTMLAnchorElement>('a[href^="https://wa.me/"],a[href^="tel:"]')
    if (!link || 'staff' in document.documentElement.dataset) return
    const page = location.pathname
    if (/^\/(admin|q|rv)\b/i.test(page)) return
    const card = link.closest('article')?.querySelector<HTMLAnchorElement>('.card-link')
    const listing = /^\/(?!contact-form\/)[^/]+\/(\d+)/.exec(card?.pathname ?? page)?.[1]
    const isChat = link.protocol === 'https:'
    const plain = link.href
    const text = (isChat && new URL(plain).searchParams.get('text')) || ''
    if (/KE-\w{6}/.test(text)) return
    const key = `${plain} ${listing}`
    if (last.key !== key || timeStamp - last.at > repeatMs) {
      last = { key, at: timeStamp, reference: newReference() }
      const channel = isChat ? 'whatsapp' : 'call'
      const listingId = listing ? Number(listing) : null
      report({ reference: last.reference, channel, listingId, page })
    }
    if (!isChat) return
    const written = encodeURIComponent(`${text}\n\n${last.reference}`.trim())
    link.href = `${plain.split('?')[0]}?text=${written}`
    setTimeout(() => {
      link.href = plain
    })
  }

  addEventListener('click', onTap, true)
  addEventListener('auxclick', onTap, true)
}
