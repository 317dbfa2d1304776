import { useEffect, useEffectEvent, useState } from 'react'
import { type KindName, kindOf } from '#catalogue/kinds.ts'
import { counted } from '#catalogue/noun.ts'
import type { WirePrice } from '#server/api/listings/price-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { allMessages, messageOf } from '../../api/field-errors.ts'
import { toast } from '../../notice.ts'
import { useAction } from '../../use-action.ts'
import { useSend } from '../../use-send.ts'
import { loadPriced, type Priced, type Scope } from './load-prices.ts'
import type { Repriced } from './repriced.ts'

export type Prices = ReturnType<typeof usePrices>

/** The listings whose prices are to change, and saving the new prices. */
export function usePrices(kind: KindName, scope: Scope, onDone: () => void) {
  const reading = useReading(kind, scope)
  const [refusal, setRefusal] = useState<string[]>()
  const { notify, isBusy, run, reload, send } = useAction()
  const store = (prices: WirePrice[]) =>
    send(() => call<WireList<WirePrice>>('PUT', `/${kind}/prices`, { prices }, { isLong: true }))

  const save = ({ changed }: Repriced) =>
    run(async () => {
      setRefusal(undefined)
      const prices = changed.map(({ item: { id, version }, price }) => ({ id, version, price }))
      const { data, problem } = await store(prices)
      if (problem) return setRefusal([problem.Error, ...allMessages(problem)])
      const before = new Map(changed.map(({ item }) => [item.id, item.price]))
      const old = data.$values.map((each) => ({
        ...each,
        price: before.get(each.id) ?? each.price,
      }))
      const text = `${counted(old.length, 'price')} of ${kindOf(kind).plural} changed.`
      await reload()
      onDone()
      notify('success', toast(text), { undo: () => takeBack(old) })
    })
  async function takeBack(old: WirePrice[]) {
    const { problem } = await store(old)
    if (problem) notify('failure', toast(messageOf(problem)))
    await reload()
  }
  function readAgain() {
    setRefusal(undefined)
    reading.readAgain()
  }
  return { ...reading, readAgain, isBusy, refusal, save }
}

/** The listings of a scope; undefined until loaded. */
function useReading(kind: KindName, scope: Scope) {
  const [read, setRead] = useState<{ key: string; priced?: Priced; failure?: string }>()
  const [round, setRound] = useState(0)
  const send = useSend()
  const key = `${kind} ${JSON.stringify(scope)} ${round}`
  const load = useEffectEvent(() => send(() => loadPriced(kind, scope)))
  useEffect(() => {
    let isWanted = true
    load().then(({ data, problem }) => {
      if (isWanted) setRead({ key, priced: data, failure: problem && messageOf(problem) })
    })
    return () => {
      isWanted = false
    }
  }, [key])
  const current = read?.key === key ? read : undefined
  return {
    priced: current?.priced,
    failure: current?.failure,
    readAgain: () => setRound((count) => count + 1),
  }
}
