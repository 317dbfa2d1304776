import { isChosen, newPicture, type Picture } from './picture.ts'
import type { PictureDraft } from './picture-drafts.ts'

export const draftOf = (key: string, pictures: Picture[], version?: number): PictureDraft => ({
  key,
  version,
  at: new Date().toISOString(),
  pictures: pictures.map((picture) => {
    const { alt, path, file } = picture
    return isChosen(picture) ? { alt, chosen: picture } : { alt, path, file }
  }),
})

/** The pictures of a draft; existing ones of a changed record keep their current state. */
export function merged(draft: PictureDraft, kept: Picture[], version?: number): Picture[] {
  const isCurrent = draft.version === version
  const drafted = draft.pictures.flatMap(({ alt, path, file, chosen }): Picture[] => {
    if (chosen) return [{ ...chosen, alt }]
    if (file) return [{ ...newPicture(file), alt }]
    const stored = isCurrent && kept.find((picture) => picture.path === path)
    return stored ? [{ ...stored, alt }] : []
  })
  return isCurrent ? drafted : [...kept, ...drafted]
}
