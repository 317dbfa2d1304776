/** What was typed into the form of this page, kept for as long as the tab, until it is sent. */
const key = () => `draft ${window.location.pathname}`

let isRestoring = false

export function saveDraft(form: HTMLFormElement) {
  if (isRestoring) return
  try {
    sessionStorage.setItem(key(), JSON.stringify([...new FormData(form)]))
  } catch {
    // Without storage the words live as long as the page.
  }
}

/** Words that are to be mended on another page. */
export const keepAsDraft = (path: string, entries: [name: string, text: string][]) =>
  sessionStorage.setItem(`draft ${path}`, JSON.stringify(entries))

export function clearDraft() {
  try {
    sessionStorage.removeItem(key())
  } catch {
    // Then there is nothing to clear.
  }
}

export const hasDraft = () => readDraft().length > 0

/** Puts it back, except where something was typed meanwhile, and tells whoever listens. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft()
  if (draft.length === 0) return
  isRestoring = true
  putBack(form, draft)
  // Until React has heard of it, a choice of its own still shows what was there before.
  setTimeout(() => {
    isRestoring = false
    if (form.isConnected) saveDraft(form)
  })
}

function putBack(form: HTMLFormElement, draft: [name: string, text: string][]) {
  for (const [name, text] of draft) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      // Said also where it stands so: a browser that loads a page again may have put it back unheard.
      field.value = text
      field.dispatchEvent(new Event('change', { bubbles: true }))
    } else if (isUntouched(field)) {
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

const isUntouched = (
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.type !== 'hidden' &&
  !field.readOnly &&
  field.value === field.defaultValue

/** Anyone may have written there. */
function readDraft(): [name: string, text: string][] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(key()) ?? '')
    return Array.isArray(entries) ? entries.filter(isEntry) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): entry is [name: string, text: string] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string')
