import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readBrandPicture } from '#catalogue/brand/picture.ts'
import { brandPictureNames } from '#catalogue/settings/brand-settings.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { filesOf, parseImagePath } from '../../images/image-file.ts'
import type { Images } from '../../images/images.ts'
import { undefinedIfMissing } from '../../images/storage/open-file.ts'

/**
 * Stores the brand's pictures from an export; returns the settings without those whose files are
 * missing.
 */
export async function adoptBrand(
  images: Pick<Images, 'adopt'>,
  settings: Partial<Settings>,
  folder: string,
): Promise<Partial<Settings>> {
  const adopted = { ...settings }
  for (const name of brandPictureNames) {
    const picture = readBrandPicture(settings[name])
    const file = picture && parseImagePath(picture.path)
    if (!picture || !file) continue
    const image = { ...picture, ...file, blur: '' }
    const read = (path: string) => readFile(join(folder, path))
    const files = await Promise.all(filesOf(image).map((path) => undefinedIfMissing(read(path))))
    if (files.includes(undefined)) delete adopted[name]
    else await images.adopt(image, read)
  }
  return adopted
}
