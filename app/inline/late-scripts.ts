import { moduleScript } from '../page-bytes.ts'
import { inlineScript } from './inline-script.ts'

const late = `<script>${inlineScript(startLate)}</script></body>`

/**
 * Delays hydration, so that scripts never compete with the first picture: a page's module script
 * starts when the page has loaded and the browser is idle, or on interaction; with Save-Data or a
 * 2G connection, only on interaction. All modules that it imports then start loading at once, instead
 * of each after the one that names it. Throws if there is no such script.
 */
export function lateScripts(html: string): string {
  if (!html.includes(moduleScript)) throw new Error('A page has no module script to hold back.')
  const held = html
    .replaceAll('<link rel="modulepreload"', '<link data-late="modulepreload"')
    .replaceAll(moduleScript, '<script type="text/plain" data-late>')
  return held.replace('</body>', () => late)
}

function startLate() {
  const events = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  const { connection = {} } = navigator
  let started = false

  function start() {
    if (started) return
    started = true
    for (const event of events) removeEventListener(event, start, true)
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-late]')) {
      link.rel = 'modulepreload'
    }
    for (const held of document.querySelectorAll('script[data-late]')) {
      const script = document.createElement('script')
      script.type = 'module'
      script.textContent = held.textContent
      held.after(script)
    }
  }
  function startWhenIdle() {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 4000 })
    else setTimeout(start)
  }

  for (const event of events) addEventListener(event, start, { capture: true, passive: true })
  if (connection.saveData || /2g/.test(connection.effectiveType ?? '')) return
  if (document.readyState === 'complete') startWhenIdle()
  else addEventListener('load', () => setTimeout(startWhenIdle, 300))
}
