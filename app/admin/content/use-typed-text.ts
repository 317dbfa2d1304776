import { useCallback } from 'react'
import type { Text } from '#catalogue/texts/text.ts'
import { moved } from '../moved.ts'
import { type DraftOptions, useDraft } from '../record-form/drafts/use-draft.ts'
import { type TypedItem, type TypedSection, type TypedText, valueOfText } from './typed-text.ts'

interface Options extends DraftOptions<TypedText> {
  text: Text
}

/** The editor's content of a text; stored on this device until it is saved or discarded. */
export function useTypedText({ text, ...options }: Options) {
  const differenceOf = useCallback(
    (typed: TypedText, from: TypedText) => {
      const [now, before] = [typed, from].map((each) => JSON.stringify(valueOfText(text, each)))
      return now === before ? undefined : typed
    },
    [text],
  )
  const { value: typed, setValue, ...draft } = useDraft({ ...options, differenceOf, apply })
  return { ...draft, typed, ...editsOf(setValue) }
}

const apply = (_stored: TypedText, typed: TypedText) => typed

function editsOf(setValue: (update: (before: TypedText) => TypedText) => void) {
  const inSection = (name: string, change: (section: TypedSection) => TypedSection) =>
    setValue((all) => ({ ...all, [name]: change(all[name] ?? { fields: {}, items: [] }) }))
  const inItems = (name: string, change: (items: TypedItem[]) => TypedItem[]) =>
    inSection(name, (section) => ({ ...section, items: change(section.items) }))
  return {
    changeField: (section: string, field: string, value: string) =>
      inSection(section, ({ fields, items }) => ({
        fields: { ...fields, [field]: value },
        items,
      })),
    changeItem: (section: string, key: number, field: string, value: string) =>
      inItems(section, (items) =>
        items.map((item) =>
          item.key === key ? { key, typed: { ...item.typed, [field]: value } } : item,
        ),
      ),
    addItem: (section: string, item: TypedItem) => inItems(section, (items) => [...items, item]),
    removeItem: (section: string, key: number) =>
      inItems(section, (items) => items.filter((item) => item.key !== key)),
    moveItem: (section: string, from: number, to: number) =>
      inItems(section, (items) => moved(items, from, to)),
  }
}
