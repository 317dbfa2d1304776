import { useState } from 'react'
import { useAskedSearch } from '../use-asked-search.ts'
import { idIn } from './load-parts.ts'

interface Options {
  parameter: string
  ownerId: number | undefined
  /** What was read of it: another object each time. */
  data: object
  /** Settles once the address is there, or is kept. */
  open: (ownerId: number | undefined) => Promise<unknown>
}

/** Whose parts the screen is about, from the choice on: until they have been read nothing may be sent. */
export function useOwner({ parameter, ownerId, data, open }: Options) {
  // From the choice to the address there is a moment, in which unsaved changes may still keep it.
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
    /** What was read is not of the one asked for. */
    isOutdated,
    /** How often another owner was chosen: what was typed before the first choice stays. */
    changes,
    choose,
  }
}

/** Going back to an owner before the next one was read makes what was read of it outdated, too. */
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
