import { newPicture, type Picture } from './picture.ts'
import type { PictureDraft } from './picture-drafts.ts'

export const draftOf = (key: string, pictures: Picture[], version?: number): PictureDraft => ({
  key,
  version,
  at: new Date().toISOString(),
  pictures: pictures.map(({ alt, path, file }) => ({ alt, path, file })),
})

/**
 * The pictures of a draft as they stood. Where the record was changed since, its own pictures stay as
 * they are now, and the files follow.
 */
export function merged(draft: PictureDraft, kept: Picture[], version?: number): Picture[] {
  const isCurrent = draft.version === version
  const drafted = draft.pictures.flatMap(({ alt, path, file }): Picture[] => {
    if (file) return [{ ...newPicture(file), alt }]
    const stored = isCurrent && kept.find((picture) => picture.path === path)
    return stored ? [{ ...stored, alt }] : []
  })
  return isCurrent ? drafted : [...kept, ...drafted]
}
