import { vi } from 'vitest'

/** A page for `createRoot`, with as much as React needs to render components that show nothing. */
export function emptyPage(): Element {
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  const page = { addEventListener() {}, activeElement: null, defaultView: window }
  const ownerDocument = Object.assign(page, { nodeType: 9 })
  const element = { nodeType: 1, tagName: 'DIV', addEventListener() {}, ownerDocument }
  return element as unknown as Element
}
