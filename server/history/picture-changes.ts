import { excerpts } from '#catalogue/texts/excerpts.ts'
import type { Snapshot } from './entries.ts'
import type { FieldChange } from './field-change.ts'

interface Picture {
  name: string
  alt?: string
}

/** Changes of the pictures: of the list, and of the texts of remaining ones. */
export function pictureChanges(before: Snapshot, after: Snapshot): FieldChange[] {
  const [old, now] = [picturesOf(before), picturesOf(after)]
  const both = { before: namesText(old), after: namesText(now) }
  const changes = both.before === both.after ? [] : [{ label: 'Pictures', ...both }]
  const described = now.flatMap(({ name }, at) => {
    const texts = [before, after].map((snapshot) => descriptionOf(snapshot, name))
    const [was, is] = texts
    if (was === undefined || is === undefined || was === is) return []
    return [{ label: `Description of picture ${at + 1}`, ...excerpts(was, is) }]
  })
  return [...changes, ...described]
}

const picturesOf = ({ images = [] }: Snapshot) => images as Picture[]

/** Compared by name, so that a new order is a change. */
function namesText(pictures: Picture[]): string {
  const names = pictures.map(({ name }) => name.slice(0, 6))
  return names.length === 0 ? 'none' : `${names.length}: ${names.join(', ')}`
}

/** Empty if the title describes the picture; undefined without the picture. */
function descriptionOf(snapshot: Snapshot, name: string): string | undefined {
  const picture = picturesOf(snapshot).find((each) => each.name === name)
  const { alt = '' } = picture ?? {}
  return picture && (alt === (snapshot.title ?? snapshot.name) ? '' : alt)
}
