import { isSold, type Kind } from '#catalogue/kind.ts'
import { kindOf, kinds, soldKindNames } from '#catalogue/kinds.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import { type Service, type ShownSettings, type Site, shown } from './site.ts'

type Own = Pick<Site, 'publicUrl' | 'chatNumber' | 'year' | 'look'>

export function toSite(settings: Settings, own: Own): Site {
  const names = [...shown, ...soldKindNames.map((kind) => `priceBasis${kind}` as const)]
  const entries = names.map((name) => [name, settings[name]])
  return {
    ...own,
    ...(Object.fromEntries(entries) as ShownSettings),
    services,
    serviceList,
  }
}

const services = soldKindNames.map((kind): Service => {
  const { listPath, path, site } = kindOf(kind)
  const { label, menu } = site
  return { kind, label, menu, path: listPath, ...(path !== listPath && { detailPath: path }) }
})

export const serviceList = Object.values<Kind>(kinds)
  .filter(isSold)
  .map(({ site }) => site.chatName ?? site.label)
  .join(', ')
