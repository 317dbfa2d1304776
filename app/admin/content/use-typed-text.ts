import { useEffect, useState } from 'react'
import type { Text } from '#catalogue/texts/text.ts'
import { moved } from '../moved.ts'
import { deleteDraft, readDraft, saveDraft } from '../record-form/draft.ts'
import { type TypedItem, type TypedSection, type TypedText, valueOfText } from './typed-text.ts'

interface Options {
  text: Text
  /** Names the draft on this device. */
  draftKey: string
  initial: TypedText
  /** The version of the text that is being changed. */
  version: number
}

export type TypedTextState = ReturnType<typeof useTypedText>

/** What stands in the editor of a text; kept on this device until it is saved or discarded. */
export function useTypedText({ text, draftKey, ...options }: Options) {
  const [draft] = useState(() => readDraft<TypedText>(draftKey))
  const [stored, setStored] = useState({ typed: options.initial, version: options.version })
  const [typed, setTyped] = useState(draft?.typed ?? stored.typed)
  // As it was when the typing began: a newer one, read meanwhile, would hide somebody else's change.
  const [version, setVersion] = useState(draft?.version ?? stored.version)
  const [restoredFrom, setRestoredFrom] = useState(draft?.at)
  const [isDone, setDone] = useState(false)
  const same = (value: TypedText) => JSON.stringify(valueOfText(text, value))
  const isTyped = !isDone && same(typed) !== same(stored.typed)

  useEffect(() => {
    if (isTyped) saveDraft(draftKey, typed, version)
    else deleteDraft(draftKey)
  }, [draftKey, typed, version, isTyped])

  function startFrom(typed: TypedText, version: number) {
    setStored({ typed, version })
    setTyped(typed)
    setVersion(version)
    setRestoredFrom(undefined)
  }
  const inSection = (name: string, change: (section: TypedSection) => TypedSection) =>
    setTyped((all) => ({ ...all, [name]: change(all[name] ?? { fields: {}, items: [] }) }))
  const inItems = (name: string, change: (items: TypedItem[]) => TypedItem[]) =>
    inSection(name, (section) => ({ ...section, items: change(section.items) }))

  return {
    typed,
    isTyped,
    /** The version that the typing began from. */
    version,
    /** When the draft that stands in the editor was last typed in. */
    restoredFrom: isTyped ? restoredFrom : undefined,
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
    discard: () => startFrom(stored.typed, stored.version),
    /** What stood in the editor when it was sent is stored, as that version; what was typed since stays. */
    settle(version: number) {
      setStored({ typed, version })
      setVersion(version)
      setRestoredFrom(undefined)
    },
    /** Starts again from what the text is now. */
    begin: startFrom,
    /** Nothing of it is worth keeping any more. */
    finish: () => setDone(true),
  }
}
