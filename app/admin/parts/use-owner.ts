import { useState } from 'react'
import { useAskedSearch } from '../search/use-asked-search.ts'
import { idIn } from './load-parts.ts'

interface Options {
  parameter: string
  ownerId: number | undefined
  /** The loaded data: another object each time. */
  data: object
  /** Resolves once the URL has changed, or the change was blocked. */
  open: (ownerId: number | undefined) => Promise<unknown>
}

/** The selected owner of the parts: nothing can be saved until their data has loaded. */
export function useOwner({ parameter, ownerId, data, open }: Options) {
  // Between choice and navigation, unsaved changes may still block it.
  const [chosen, setChosen] = useState<{ id: number | undefined }>()
  const asked = idIn(useAskedSearch(), parameter)
  const { changes, isOutdated } = useChanges(asked, ownerId, data)

  async function choose(id: number | undefined) {
    const choice = { id }
    setChosen(choice)
    await open(id)
    setChosen((latest) => (latest === choice ? undefined : latest))
  }
  return {
    shown: chosen ? chosen.id : asked,
    asked,
    isLoading: chosen !== undefined || isOutdated,
    /** The data belongs to another owner. */
    isOutdated,
    /** How often another owner was chosen: input before the first choice stays. */
    changes,
    choose,
  }
}

/** Returning to an owner before the next one has loaded makes its data outdated too. */
function useChanges(asked: number | undefined, ownerId: number | undefined, data: object) {
  const [seen, setSeen] = useState({ asked, data, changes: 0, isLeft: false })
  if (seen.asked !== asked || seen.data !== data) {
    const isOther = seen.asked !== asked
    setSeen({
      asked,
      data,
      changes: seen.changes + (isOther && seen.asked ? 1 : 0),
      isLeft: seen.data === data && (seen.isLeft || isOther),
    })
  }
  return { changes: seen.changes, isOutdated: seen.isLeft || asked !== ownerId }
}
