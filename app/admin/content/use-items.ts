import { useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { TextItems } from '#catalogue/texts/text.ts'
import { typedOf } from '../record-form/typed.ts'
import type { TextFormState } from './use-text-form.ts'

interface Options {
  section: string
  declared: TextItems
  form: TextFormState
}

/** Which items are open, and where the focus goes as they are added, removed and moved. */
export function useItems({ section, declared, form }: Options) {
  const { typing, errors, clear, clearAll } = form
  const items = typing.typed[section]?.items ?? []
  const [open, setOpen] = useState<number[]>([])
  const [announcement, setAnnouncement] = useState('')
  const focus = useFocusAfter()

  return {
    items,
    announcement,
    list: focus.list,
    isOpen: (key: number) => open.includes(key),
    errorsAt: (at: number): FieldErrors => errorsBelow(errors, `${section}.items.${at}.`),
    toggle: (key: number) =>
      setOpen((keys) => (keys.includes(key) ? keys.filter((k) => k !== key) : [...keys, key])),
    change(key: number, at: number, field: string, value: string) {
      // Items with errors are open, and stay so when the error disappears.
      setOpen((keys) => (keys.includes(key) ? keys : [...keys, key]))
      typing.changeItem(section, key, field, value)
      clear(`${section}.items.${at}.${field}`)
    },
    add() {
      const key = Math.max(-1, ...items.map((item) => item.key)) + 1
      typing.addItem(section, { key, typed: typedOf(declared.fields) })
      setOpen((keys) => [...keys, key])
      clear(`${section}.items`)
      focus.after((list) => list.querySelector(`[data-item="${key}"] :is(input, textarea)`))
    },
    remove(key: number, at: number) {
      typing.removeItem(section, key)
      clearAll()
      setAnnouncement(`Removed. ${items.length - 1} left.`)
      focus.after((list) => list.children[Math.min(at, items.length - 2)]?.querySelector('button'))
    },
    move(from: number, to: number) {
      const key = items[from]?.key
      typing.moveItem(section, from, to)
      clearAll()
      setAnnouncement(`Now ${to + 1} of ${items.length}.`)
      const way = to < from ? 'up' : 'down'
      focus.after((list) => list.querySelector(`[data-item="${key}"] [data-move=${way}]`))
    },
  }
}

const errorsBelow = (errors: FieldErrors, place: string): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors)
      .filter(([name]) => name.startsWith(place))
      .map(([name, messages]) => [name.slice(place.length), messages]),
  )

type Find = (list: HTMLElement) => Element | null | undefined

/** Focuses an element of the list after it has changed. */
function useFocusAfter() {
  const list = useRef<HTMLOListElement>(null)
  const wanted = useRef<Find>(undefined)
  useEffect(() => {
    const found = list.current && wanted.current?.(list.current)
    wanted.current = undefined
    if (found instanceof HTMLElement) found.focus()
  })
  return {
    list,
    after(find: Find) {
      wanted.current = find
    },
  }
}
