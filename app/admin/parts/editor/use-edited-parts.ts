import { useState } from 'react'
import type { FieldErrors } from '#catalogue/field.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import type { Picture } from '../../pictures/picture.ts'
import { partOf, useRevoke } from '../../pictures/use-pictures.ts'
import { useDraft } from '../../record-form/drafts/use-draft.ts'
import type { useSend } from '../../use-send.ts'
import { partDifferences } from '../part-differences.ts'
import {
  type EditedPart,
  isUnsaved,
  newPart,
  type PartSet,
  restoredParts,
  storedPart,
} from './edited-part.ts'
import { type EditedSet, firstWrong, saveParts, type WrongAt } from './save-parts.ts'

type Parts = Record<string, EditedPart[]>

interface Options {
  draftKey?: string
  sets: PartSet[]
  recordsOf: (name: string) => WirePart[]
}

export type PartsEditing = ReturnType<typeof useEditedParts>

/** The parts of a listing in a form; stored on this device until they are saved. */
export function useEditedParts({ draftKey, sets, recordsOf }: Options) {
  const editor = usePartList({ draftKey, sets, recordsOf })
  const [stop, setStop] = useState<WrongAt>()
  const [sending, setSending] = useState<{ key: string; pictures: Picture[]; bytes: number }>()
  const all = sets.map((set): EditedSet => [set, editor.of(set)])

  function stopAt<Found extends WrongAt>(found?: Found) {
    setStop(found)
    return found
  }
  return {
    ...editor,
    sets,
    sending,
    /** Upload progress of pictures, from 0 to 1. */
    sentPart: sending && partOf(sending.pictures, sending.bytes),
    hasUnsaved: all.some(([, parts]) => parts.some(isUnsaved)),
    /** The error that prevents saving; those of fields are shown at the part. */
    check() {
      const wrong = stopAt(firstWrong(all))
      return wrong && { text: wrong.text }
    },
    /** Resolves to the failure, if any; `theirs` is the current version of a part that failed before. */
    async save(ownerId: number, send: ReturnType<typeof useSend>, theirs?: { version: number }) {
      const stopped = await saveParts({
        sets: theirs && stop ? over(all, stop, theirs.version) : all,
        ownerId,
        send,
        onProgress: ({ key, pictures }, bytes) => setSending({ key, pictures, bytes }),
        onSettled: editor.settle,
      })
      setSending(undefined)
      return stopAt(stopped)
    },
    errorsOf: ({ key }: EditedPart): FieldErrors => (stop?.part.key === key ? stop.errors : {}),
    change(set: PartSet, part: EditedPart, change: Partial<EditedPart>) {
      editor.replace(set, part.key, { ...change, isChanged: true })
      if (stop?.part.key === part.key) setStop({ ...stop, errors: {} })
    },
    conflict: stop?.part.id ? conflictOf(stop, editor) : undefined,
  }
}

const over = (sets: EditedSet[], { part }: WrongAt, version: number) =>
  sets.map(
    ([set, parts]): EditedSet => [
      set,
      parts.map((each) => (each.key === part.key ? { ...each, version } : each)),
    ],
  )

/** Shows and solves a conflict at the part that failed. */
const conflictOf = ({ set, part }: WrongAt, editor: ReturnType<typeof usePartList>) => ({
  record: {
    path: `/${set.declaration.path}/${part.id}`,
    kind: set.kind,
    name: set.name,
    partId: part.id,
  },
  differences(theirs: WirePart) {
    const mine = editor.of(set).find(({ key }) => key === part.key) ?? part
    const { typed, pictures } = mine
    const all = { typed, pictures, isTouched: () => true, isDirty: true }
    return partDifferences(set.declaration, theirs, all)
  },
  onTakeTheirs: (theirs: WirePart) =>
    editor.replace(set, part.key, { ...storedPart(set, theirs), key: part.key }),
})

function usePartList({ draftKey, sets, recordsOf }: Options) {
  const { value, setValue, ...draft } = useDraft<Parts, Parts>({
    draftKey,
    initial: Object.fromEntries(
      sets.map((set) => [set.name, recordsOf(set.name).map((record) => storedPart(set, record))]),
    ),
    differenceOf: unsavedParts,
    apply: restored,
  })
  const edit = ({ name }: PartSet, make: (parts: EditedPart[]) => EditedPart[]) =>
    setValue((all) => ({ ...all, [name]: make(all[name] ?? []) }))
  const replace = (set: PartSet, key: string, change: Partial<EditedPart>) =>
    edit(set, (parts) => parts.map((part) => (part.key === key ? { ...part, ...change } : part)))
  const drop = (set: PartSet, key: string) =>
    edit(set, (parts) => parts.filter((part) => part.key !== key))
  useRevoke(picturesIn(value))
  return {
    ...draft,
    of: ({ name }: PartSet) => value[name] ?? [],
    replace,
    /** Returns the key of the new one. */
    add(set: PartSet) {
      const added = newPart(set, value[set.name] ?? [])
      edit(set, (parts) => [...parts, added])
      return added.key
    },
    /** A new one is removed at once, a stored one when all are saved. */
    remove: (set: PartSet, { key, id }: EditedPart) =>
      id ? replace(set, key, { isRemoved: true }) : drop(set, key),
    unremove: (set: PartSet, { key }: EditedPart) => replace(set, key, { isRemoved: false }),
    /** The server has this state, or no longer has the part. */
    settle(set: PartSet, { key, isRemoved }: EditedPart, stored?: WirePart) {
      draft.clearRestored()
      if (isRemoved) drop(set, key)
      else if (stored) replace(set, key, { ...storedPart(set, stored), key })
    },
  }
}

function unsavedParts(parts: Parts): Parts | undefined {
  const unsaved = Object.entries(parts)
    .map(([name, all]): [string, EditedPart[]] => [name, all.filter(isUnsaved)])
    .filter(([, all]) => all.length > 0)
  return unsaved.length > 0 ? Object.fromEntries(unsaved) : undefined
}

const restored = (stored: Parts, unsaved: Parts): Parts =>
  Object.fromEntries(
    Object.entries(stored).map(([name, all]) => [name, restoredParts(all, unsaved[name] ?? [])]),
  )

const picturesIn = (parts: Parts): Picture[] =>
  Object.values(parts).flatMap((all) => all.flatMap(({ pictures }) => pictures))
