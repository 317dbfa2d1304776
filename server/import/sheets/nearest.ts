import leven from 'leven'
import { looseKey } from './loose-key.ts'

/** The name most similar to a misspelt one; undefined if none is similar. */
function nearest(name: string, names: string[]): string | undefined {
  const key = looseKey(name)
  const maxDistance = Math.max(1, Math.floor(key.length / 3))
  const [best] = names
    .map((each) => ({
      each,
      distance: leven(key, looseKey(each), { maxDistance: maxDistance + 1 }),
    }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((a, b) => a.distance - b.distance)
  return best?.each
}

/** ` Did you mean ‘Price’?`, or nothing. */
export function suggestion(name: string, names: string[]): string {
  const meant = nearest(name, names)
  return meant === undefined ? '' : ` Did you mean ‘${meant}’?`
}
