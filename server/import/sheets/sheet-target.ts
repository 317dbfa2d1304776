import { type KindName, kindNames, kindOf, type PartName } from '#catalogue/kinds.ts'
import { pluralOf, upperFirst } from '#catalogue/noun.ts'
import { looseKey } from './loose-key.ts'
import { suggestion } from './nearest.ts'

/** What a sheet contains: listings of a kind, or parts. */
export type Target = { kind: KindName; part?: undefined } | PartName

/** The sheet name of a kind in an export: 'Travel packages'. */
export const kindSheet = (kind: KindName) => upperFirst(kindOf(kind).plural)

/** The same for a part: 'Travel package days'. */
export const partSheet = (name: PartName) => {
  const whole = wholeName(name)
  return whole.length > maxSheetName ? whole.replace(' package ', ' ') : whole
}

/** Excel's limit. */
const maxSheetName = 31

function wholeName({ kind, part }: PartName) {
  const { noun, parts } = kindOf(kind)
  return upperFirst(`${noun} ${pluralOf(parts[part]?.noun ?? part)}`)
}

/** All targets that a sheet's or file's name can mean; none if it is unknown. */
export function targetsOf(name: string): Target[] {
  const key = looseKey(name)
  const meant = allNames.filter(([names]) => names.some((each) => looseKey(each) === key))
  const kinds = meant.filter(([, { part }]) => part === undefined)
  // A part with the same name as a kind has other names too.
  return (kinds.length > 0 ? kinds : meant).map(last)
}

const last = ([, target]: [string[], Target]) => target

const allNames = kindNames.flatMap((kind): [string[], Target][] => [
  [namesOfKind(kind), { kind }],
  ...Object.keys(kindOf(kind).parts).map((part): [string[], Target] => [
    namesOfPart({ kind, part }),
    { kind, part },
  ]),
])

function namesOfKind(kind: KindName): string[] {
  const { noun, plural: many, listPath, site, office } = kindOf(kind)
  return [
    kind,
    noun,
    many,
    `${kind}s`,
    listPath.slice(1),
    site.label,
    office.menu.label,
    office.thing,
  ]
}

function namesOfPart({ kind, part }: PartName): string[] {
  const { path = part, noun = part } = kindOf(kind).parts[part] ?? {}
  const name = { kind, part }
  return [part, path, noun, pluralOf(noun), partSheet(name), wholeName(name), `${kind} ${part}`]
}

/** The message for an unknown sheet name. */
export function unknownSheet(name: string): string {
  const all = kindNames.flatMap((kind) => [
    kindSheet(kind),
    ...Object.keys(kindOf(kind).parts).map((part) => partSheet({ kind, part })),
  ])
  const meant = suggestion(name, all)
  return `No kind of listing has this name.${meant} Remove the sheet, choose what its rows are when you send it, or call it one of ${all.join(', ')}.`
}
