/** The input of this page's form, stored for the tab until it is sent. */
const key = () => `draft ${window.location.pathname}`

let isRestoring = false

export function saveDraft(form: HTMLFormElement) {
  if (isRestoring) return
  try {
    sessionStorage.setItem(key(), JSON.stringify([...new FormData(form)]))
  } catch {
    // Without storage the input lives as long as the page.
  }
}

/** Input to be corrected on another page. */
export const saveDraftFor = (path: string, entries: [name: string, text: string][]) =>
  sessionStorage.setItem(`draft ${path}`, JSON.stringify(entries))

export function clearDraft() {
  try {
    sessionStorage.removeItem(key())
  } catch {
    // Then there is nothing to clear.
  }
}

export const hasDraft = () => readDraft().length > 0

/** Restores the input, except in fields changed meanwhile, and fires change events. */
export function restoreDraft(form: HTMLFormElement) {
  const draft = readDraft()
  if (draft.length === 0) return
  isRestoring = true
  putBack(form, draft)
  // Until React handles the event, a controlled select still shows its former value.
  setTimeout(() => {
    isRestoring = false
    if (form.isConnected) saveDraft(form)
  })
}

function putBack(form: HTMLFormElement, draft: [name: string, text: string][]) {
  for (const [name, text] of draft) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLSelectElement) {
      // Fired even without a difference: on a reload the browser may have restored the value
      // silently.
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

/** The stored text is untrusted. */
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
