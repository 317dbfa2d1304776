import { useRef } from 'react'
import { readNumberField } from '#catalogue/number.ts'
import { rupees } from '#catalogue/prices/money.ts'
import { rateBody } from '#catalogue/rates/rate.ts'
import type { WireRate } from '#server/api/rates/rate-answer.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call } from '../../api/call.ts'
import { messageOf } from '../../api/field-errors.ts'
import { toast } from '../../notice.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'
import type { Rates } from '../use-rates.ts'
import {
  isLastPrice,
  type Line,
  type PriceName,
  priceAt,
  priceChange,
  rateAt,
  type Season,
} from './grid-table.ts'

/** Saves a cell; returns the error, if any. */
type SaveCell = (line: Line, season: Season, text: string) => Promise<string | undefined>

/** Saves the cells of a rate one at a time, since each change is based on the previous version. */
export function useCellSaving(supplierId: number, rates: Rates): SaveCell {
  const waiting = useRef(new Map<string, Promise<unknown>>())
  const change = useRateChange(supplierId, rates)
  return (line, season, text) => {
    const key = `${line.item.key} ${season.key}`
    const before = waiting.current.get(key) ?? Promise.resolve()
    const saved = before.then(() => change(line, season, text))
    waiting.current.set(key, saved)
    return saved
  }
}

function useRateChange(supplierId: number, rates: Rates): SaveCell {
  const send = useSend()
  const remove = useRemoval(supplierId, rates)
  return async function change({ item, price }, season, text) {
    const { amount, refusal } = readAmount(price, text)
    if (refusal) return refusal
    const rate = rateAt(rates.now(), item, season)
    if (priceAt(rate, price) === amount) return undefined
    if (rate && amount === null && isLastPrice(rate, price)) return remove(rate)
    const prices = priceChange(price, amount)
    const { name, from, to } = season
    const begun = { item: item.item, plan: item.plan, unit: item.unit, season: name, from, to }
    const { data, problem } = await send(() =>
      rate
        ? call<WireRate>('PUT', `/rates/${rate.id}`, { ...prices, version: rate.version })
        : call<WireRate>('POST', `/suppliers/${supplierId}/rates`, { ...begun, ...prices }),
    )
    if (data) {
      rates.put(data)
      return undefined
    }
    if (problem.status !== 409 && problem.status !== 404) return messageOf(problem)
    return readAgain()

    async function readAgain() {
      const path = `/suppliers/${supplierId}/rates`
      const { data, problem } = await send(() => call<WireList<WireRate>>('GET', path))
      if (problem) return messageOf(problem)
      rates.replaceAll(data.$values)
      const theirs = priceAt(rateAt(data.$values, item, season), price)
      const now = theirs === null ? 'there is none now' : `it is ${rupees(theirs)} now`
      return `Somebody else changed it: ${now}. Press Enter to keep yours, Escape for theirs.`
    }
  }
}

/** The parsed value of a cell, validated by its field. */
function readAmount(price: PriceName, text: string) {
  const value = readNumberField(text)
  const { price: single, prices } = rateBody.shape
  const read = price === 'price' ? single.safeParse(value) : prices.safeParse({ [price]: value })
  const refusal = read.error?.issues[0]?.message
  return { amount: typeof value === 'number' ? value : null, refusal }
}

/** A rate without prices is deleted; the notice offers to restore it. */
function useRemoval(supplierId: number, rates: Rates) {
  const { notify } = useNotify()
  const send = useSend()
  return async function remove(rate: WireRate): Promise<string | undefined> {
    const { problem } = await send(() => call('DELETE', `/rates/${rate.id}`))
    if (problem && problem.status !== 404) return messageOf(problem)
    rates.drop(rate.id)
    notify('success', toast(`“${rate.item}” has no rate in this season any more.`), { undo })
    return undefined

    async function undo() {
      const { id: _, supplierId: __, version: ___, ...values } = rate
      const { data, problem } = await send(() =>
        call<WireRate>('POST', `/suppliers/${supplierId}/rates`, values),
      )
      if (data) rates.put(data)
      else notify('failure', toast(messageOf(problem)))
    }
  }
}
