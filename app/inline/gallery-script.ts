import { inlineScript } from './inline-script.ts'

/** Adds to a page what opens its enlarged pictures before React does; `html` is the whole page. */
export const withGalleryScript = (around: string, html: string) =>
  html.includes('class="gallery-dialog"') ? around.replace('</body>', () => script) : around

const script = `<script>${inlineScript(openByFragment)}</script></body>`

/**
 * Opens the picture that the fragment names. A style rule with `:has(:target)` could, but with one the
 * browser restyles the page whenever an element is added (decision 9).
 */
function openByFragment() {
  const dialog = document.querySelector<HTMLDialogElement>('.gallery-dialog')
  const picture = () => {
    const named = document.getElementById(location.hash.slice(1))
    return dialog?.contains(named) ? named : undefined
  }
  const isLive = () => 'live' in document.documentElement.dataset
  const open = () => {
    if (isLive()) return
    if (!picture()) return dialog?.close()
    if (!dialog?.open) dialog?.showModal()
    picture()?.scrollIntoView()
  }
  addEventListener('hashchange', open)
  // By Escape or a gesture: React would open it again.
  dialog?.addEventListener('close', () => {
    if (!isLive() && picture()) location.hash = 'photos'
  })
  open()
}
