import { defaultSettings, type Settings } from '#catalogue/settings/setting.ts'
import { toSite } from '../../app/site/to-site.ts'

/** A site with the default settings and the given changes. */
export const sampleSite = (changes: Partial<Settings> = {}) =>
  toSite(
    { ...defaultSettings, ...changes },
    { publicUrl: 'https://ke.example', chatNumber: '91', year: 2026 },
  )
