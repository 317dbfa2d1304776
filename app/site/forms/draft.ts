/** The input of this page's forms, stored for the tab until it is sent. */
const key = () => `draft ${window.location.pathname}`

let isRestoring = false

export function saveDraft(...forms: HTMLFormElement[]) {
  if (isRestoring) return
  try {
    const entries = forms.flatMap((form) =>
      [...new FormData(form)].filter(([name, text]) =>
        isStored(text, form.elements.namedItem(name)),
      ),
    )
    sessionStorage.setItem(key(), JSON.stringify(entries))
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

/**
 * Restores the input, except in fields changed meanwhile, and fires change events, also of what was
 * chosen before scripts ran.
 */
export function restoreDraft(...forms: HTMLFormElement[]) {
  const draft = readDraft()
  const chosen = forms.flatMap((form) => [...form.querySelectorAll('select')].filter(isChosen))
  if (draft.length === 0 && chosen.length === 0) return
  isRestoring = true
  for (const form of forms) restoreValues(form, draft)
  // After the other fields, since a choice may fill them in.
  for (const select of chosen) fireChange(select)
  // Until React handles the event, a controlled select still shows its former value.
  setTimeout(() => {
    isRestoring = false
    if (forms.some(({ isConnected }) => isConnected)) saveDraft(...forms)
  })
}

function restoreValues(form: HTMLFormElement, draft: [name: string, text: string][]) {
  const fields = draft.map(([name, text]) => ({ field: form.elements.namedItem(name), text }))
  const typed = fields.flatMap(({ field, text }) =>
    isTyped(field) ? [{ field, text: restoredText(field, text) }] : [],
  )
  for (const { field, text } of fields) {
    if (field instanceof RadioNodeList && isUnchosen(field)) field.value = text
    if (!(field instanceof HTMLSelectElement) || isChosen(field)) continue
    field.value = text
    fireChange(field)
  }
  // Last, since a restored choice may fill in fields in which something else was typed.
  for (const { field, text } of typed) {
    if (field.value === text) continue
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const fireChange = (select: HTMLSelectElement) =>
  select.dispatchEvent(new Event('change', { bubbles: true }))

/**
 * By the visitor before scripts ran, or silently by the browser on a reload. A controlled select
 * rendered in the browser has no default, so the draft decides.
 */
function isChosen({ options, value }: HTMLSelectElement): boolean {
  const initial = [...options].find(({ defaultSelected }) => defaultSelected)
  return initial !== undefined && initial.value !== value
}

const isUnchosen = (radios: RadioNodeList) =>
  [...radios].every((radio) => {
    const { checked, defaultChecked } = radio as HTMLInputElement
    return checked === defaultChecked
  })

type Typed = HTMLInputElement | HTMLTextAreaElement

const isTyped = (field: Element | RadioNodeList | null): field is Typed =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) &&
  field.type !== 'hidden' &&
  !field.readOnly

/** A blank only where the visitor cleared what the page had filled in. */
export const isStored = (text: unknown, field: unknown) =>
  text !== '' || (field as Typed).defaultValue !== ''

/** The stored text, unless something else was typed. */
export const restoredText = (
  { value, defaultValue }: Pick<Typed, 'value' | 'defaultValue'>,
  stored: string,
) => (value === defaultValue ? stored : value)

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
