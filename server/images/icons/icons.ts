import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { hasBundledLogo, initialOf } from '#catalogue/brand/brand.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { SettingsStore } from '../../settings/settings.ts'
import { pictureTasks } from '../process/pictures.ts'
import type { IconLook } from './draw-icon.ts'
import { manifest } from './manifest.ts'

/** The generated icons, by file name, with their widths. */
const sizes = {
  // A PNG all the same: feed readers and old browsers ask for this name without being told to.
  'favicon.ico': 48,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'maskable-512.png': 512,
}

type Drawn = keyof typeof sizes

export const iconFiles = [...(Object.keys(sizes) as Drawn[]), 'favicon.svg'] as const

type IconFile = (typeof iconFiles)[number]

export interface OpenedIcon {
  type: string
  body: Buffer
}

export type Icons = ReturnType<typeof createIcons>

/** The agency's icons and manifest, used by browsers and devices. */
export function createIcons(settings: Pick<SettingsStore, 'read'>) {
  const draw = drawingOnce()
  const lookOf = ({ operatorName, brandPrimary }: Look): IconLook => ({
    ...{ operatorName, ink, ground: brandPrimary || ground },
  })
  return {
    /** The bundled agency's icons; for another agency, its first letter. */
    async open(file: IconFile): Promise<OpenedIcon> {
      const brand = await settings.read()
      const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
      if (hasBundledLogo(brand)) {
        return { type, body: await readFile(join(import.meta.dirname, 'bundled', file)) }
      }
      const look = lookOf(brand)
      if (file === 'favicon.svg') return { type, body: Buffer.from(letterMark(look)) }
      return { type, body: await draw(look, sizes[file]) }
    },

    async manifest(): Promise<OpenedIcon> {
      const { operatorName } = await settings.read()
      const body = Buffer.from(JSON.stringify(manifest(operatorName)))
      return { type: 'application/manifest+json; charset=utf-8', body }
    },
  }
}

/** Draws each icon once, however often and with whatever query it is requested. */
function drawingOnce() {
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: 2 * iconFiles.length })
  return (look: IconLook, size: number): Promise<Buffer> => {
    const key = JSON.stringify([look, size])
    const known = drawn.get(key)
    if (known) return known
    const drawing = pictureTasks.drawIcon(look, size)
    drawn.set(key, drawing)
    drawing.catch(() => drawn.delete(key))
    return drawing
  }
}

type Look = Pick<Settings, 'operatorName' | 'brandPrimary'>

const ground = '#123f5b'
const ink = '#fdf7ea'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;' }

/** As text in SVG, since the browser has fonts for every script. */
const letterMark = ({ operatorName, ground, ink }: IconLook) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${ground}"/><text x="32" y="47" font-family="Georgia,serif" font-weight="600" font-size="42" text-anchor="middle" fill="${ink}">${initialOf(operatorName).replace(/[&<]/g, (sign) => entities[sign] ?? sign)}</text></svg>`
