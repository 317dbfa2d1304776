import type { FieldErrors } from '#catalogue/field.ts'
import { ownerField } from '#catalogue/kind.ts'
import { kindOf } from '#catalogue/kinds.ts'
import type { Problem } from '#server/wire/problem.ts'
import type { WirePart } from '#server/wire/schemas.ts'
import { call, type Outcome } from '../../api/call.ts'
import { fieldErrorsOf, messageOf } from '../../api/field-errors.ts'
import { sendForm } from '../../api/send-form.ts'
import { hasPictures, partForm, partJson } from '../part-body.ts'
import { checkEdited, type EditedPart, errorText, isUnsaved, type PartSet } from './edited-part.ts'

/** A set and its parts in the form. */
export type EditedSet = [set: PartSet, parts: EditedPart[]]

export interface WrongAt {
  text: string
  set: PartSet
  part: EditedPart
  errors: FieldErrors
}

export interface Stopped extends WrongAt {
  problem: Problem
  /** What the server does not have yet, by set. */
  left: Record<string, EditedPart[]>
}

interface PartProblem extends Problem {
  /** The name of the part's set. */
  part: string
}

/** The form's message; those of fields are shown at the part. */
export const problemOf = ({ problem, text, set }: Stopped): PartProblem => ({
  ...problem,
  errors: {},
  Error: text,
  part: set.name,
})

export const isOfPart = (problem: Problem): problem is PartProblem => 'part' in problem

/** The error that prevents saving: of the first invalid part. */
export function firstWrong(sets: EditedSet[]): WrongAt | undefined {
  for (const [set, parts] of sets) {
    for (const [at, part] of parts.entries()) {
      const wrong = part.isRemoved ? undefined : checkEdited(set, part)
      if (!wrong) continue
      return { text: errorText(set, part, at, wrong.message), set, part, errors: wrong.errors }
    }
  }
}

interface Saving {
  sets: EditedSet[]
  ownerId: number
  send: <T>(make: () => Promise<Outcome<T>>) => Promise<Outcome<T>>
  /** Called with the uploaded bytes of a part's pictures. */
  onProgress: (part: EditedPart, sent: number) => void
  /** Called with each part that was saved. */
  onSettled: (set: PartSet, part: EditedPart, stored?: WirePart) => void
}

/** Saves changes of validated parts. Stops at the first failure. */
export async function saveParts(saving: Saving): Promise<Stopped | undefined> {
  const settled = new Set<EditedPart>()
  for (const [set, parts] of saving.sets) {
    for (const [at, part] of parts.entries()) {
      if (!isUnsaved(part)) continue
      const { data, problem } = await saving.send(() => transmit(saving, set, part))
      if (problem) {
        const text = errorText(set, part, at, messageOf(problem))
        const left = unsavedBut(settled, saving.sets)
        return { text, set, part, errors: fieldErrorsOf(problem), problem, left }
      }
      settled.add(part)
      saving.onSettled(set, part, data)
    }
  }
}

const unsavedBut = (settled: Set<EditedPart>, sets: EditedSet[]) =>
  Object.fromEntries(
    sets.map(([{ name }, parts]) => [
      name,
      parts.filter((part) => isUnsaved(part) && !settled.has(part)),
    ]),
  )

function transmit(
  { ownerId, onProgress }: Saving,
  { kind, declaration }: PartSet,
  part: EditedPart,
) {
  const { id, version, typed, pictures } = part
  const path = id ? `/${declaration.path}/${id}` : `/${declaration.path}`
  if (part.isRemoved) return call<WirePart>('DELETE', path)
  const method = id ? 'PUT' : 'POST'
  const owner: [string, number] = [ownerField(kindOf(kind)), ownerId]
  const sent = { part: declaration, typed, pictures, owner, id, version }
  if (!hasPictures(declaration)) return call<WirePart>(method, path, partJson(sent))
  const body = partForm(sent)
  return sendForm<WirePart>({ method, path, body, onProgress: (bytes) => onProgress(part, bytes) })
}
