import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { todayInKolkata } from '#catalogue/dates/kolkata.ts'
import { sendableVersion } from '#catalogue/quotes/sent-version.ts'
import { type Day, type Version, versionErrors } from '#catalogue/quotes/version.ts'
import type { Rate } from '#catalogue/rates/rate.ts'
import type { WireQuote } from '#server/api/quotes/quote-answer.ts'
import type { WireSupplier } from '#server/api/rates/supplier-routes.ts'
import type { WireList } from '#server/wire/schemas.ts'
import { call, type Outcome } from '../../api/call.ts'
import { toast } from '../../notice.ts'
import { createStore } from '../../store.ts'
import { useListener } from '../../use-listener.ts'
import { useNotify } from '../../use-notify.tsx'
import { useSend } from '../../use-send.ts'
import { type Suppliers, withOthers } from '../load-suppliers.ts'
import type { WireVersion } from '../quote-types.ts'
import { createAutosave } from './autosave.ts'
import { createChecks } from './checks.ts'
import { readCopy, saveCopy } from './device-copy.ts'
import type { Editing } from './editing.ts'
import { followLater } from './follow-later.ts'
import { createRateStore, suppliersOf } from './rate-store.ts'
import { createView } from './view.ts'

type Send = ReturnType<typeof useSend>

/** The state of the editor of a quote's newest version, while it is open. */
export function useQuoteEditing(quote: WireQuote, first: Suppliers | undefined): Editing {
  const send = useSend()
  const { notify } = useNotify()
  const { revalidate } = useRevalidator()
  const [constant] = useState(() => {
    const removed: Editing['removed'] = (text, putBack) =>
      notify('success', toast(text), { undo: () => constant.draft.change(putBack) })
    const constant = { ...begin(quote, send, () => void revalidate()), removed }
    return constant
  })
  const { pricing, minimumMargin } = quote
  const [added, setAdded] = useState<WireSupplier[]>([])
  const { autosave } = constant
  useEffect(() => follow(constant), [constant])
  useListener('pagehide', autosave.saveToDevice)
  useListener('online', () => void autosave.flush())
  useListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void autosave.flush()
  })
  return useMemo(
    () => ({
      ...{ ...constant, pricing, minimumMargin },
      suppliers: first && { ...first, known: withOthers(first.known, added) },
      addSupplier: (supplier) => setAdded((before) => [...before, supplier]),
    }),
    [constant, first, added, pricing, minimumMargin],
  )
}

type Constant = Omit<Editing, 'suppliers' | 'addSupplier' | 'pricing' | 'minimumMargin'>

/** Reports when a save has begun another version, as over one that was sent meanwhile. */
function begin(quote: WireQuote, send: Send, onNextVersion: () => void) {
  const { id, pricing } = quote
  const newest = newestOf(quote)
  let { number } = newest
  const reportNext = (saved: WireVersion) => {
    if (saved.number !== number) onNextVersion()
    number = saved.number
  }
  const copy = readCopy(id, newest)
  const document = copy?.document ?? newest.document
  const draft = createStore<Version>({ ...document, days: document.days.toSorted(byNumber) })
  const autosave = createAutosave({
    draft,
    revision: copy?.revision ?? newest.revision,
    begin: copy && (copy.revision === newest.revision ? 'unsaved' : 'stale'),
    readNewest: () => readNewest(id, send),
    keep: (json, revision) => saveCopy(id, json, revision),
    async send(json, revision) {
      const body = `{"document":${json},"revision":${revision}}`
      const outcome = await saveDraft(id, body, send)
      if (outcome.data) reportNext(outcome.data)
      return outcome
    },
  })
  const check = (version: Version) => {
    const { error } = sendableVersion(todayInKolkata()).safeParse({ ...version, pricing })
    return error ? versionErrors(error) : {}
  }
  return {
    ...{ draft, later: createStore(draft.get()) },
    ...{ autosave, checks: createChecks(draft, check) },
    ...{ rates: createRateStore(readRates), view: createView(draft.get()) },
  }
}

const byNumber = (one: Day, other: Day) => one.day - other.day

const saveDraft = (id: number, body: string, send: Send) =>
  newestIn(send(() => call<WireQuote>('PUT', `/quotes/${id}/draft`, body)))

const readNewest = (id: number, send: Send) =>
  newestIn(send(() => call<WireQuote>('GET', `/quotes/${id}`)))

async function newestIn(answer: Promise<Outcome<WireQuote>>): Promise<Outcome<WireVersion>> {
  const outcome = await answer
  return outcome.problem ? outcome : { ...outcome, data: newestOf(outcome.data) }
}

function newestOf({ versions: [newest] }: WireQuote) {
  if (!newest) throw new Error('A quote has a version.')
  return newest
}

async function readRates(supplierId: number): Promise<Rate[] | undefined> {
  const { data } = await call<WireList<Rate>>('GET', `/suppliers/${supplierId}/rates`)
  return data?.$values
}

function follow({ autosave, checks, draft, later, rates }: Constant) {
  const stops = [autosave.start(), followLater(draft, later)]
  void rates.load(...suppliersOf(draft.get()))
  return () => {
    autosave.saveToDevice()
    for (const stop of stops) stop()
    checks.end()
  }
}
