import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { importLimits, largerThan } from '#catalogue/imports/import.ts'
import type { WireRateImport } from '#server/api/rates/rate-import-route.ts'
import { sendForm } from '../api/send-form.ts'
import { alert } from '../notice.ts'
import { importedText } from '../table-import/imported-text.ts'
import { useAction } from '../use-action.ts'
import { useSend } from '../use-send.ts'

interface Progress {
  text: string
  /** Undefined while the progress is unknown. */
  share?: number
}

/** Previews a sheet, and imports it as previewed. */
export function useRateImport() {
  const [sheet, setSheet] = useState<File>()
  const [pasted, setPasted] = useState('')
  // A ref, since it is read during navigation, before rendering.
  const isStored = useRef(false)
  const [seen, setSeen] = useState<WireRateImport>()
  const { notify, dismiss, notice, isBusy, run, fail, succeed } = useAction()
  const { progress, transmit } = useTransmit()
  const navigate = useNavigate()

  const forget = () => {
    setSheet(undefined)
    setSeen(undefined)
    dismiss()
  }
  const preview = (file: File) =>
    run(async () => {
      forget()
      if (file.size > importLimits.sheetBytes) {
        return notify('failure', alert(largerThan(file.name, importLimits.sheetBytes)))
      }
      setSheet(file)
      const { data, problem } = await transmit(file, 'Checking')
      if (problem) fail(problem)
      setSeen(data)
    })
  const store = () =>
    run(async () => {
      if (!sheet || !seen) return
      dismiss()
      const { data, problem } = await transmit(sheet, 'Storing', seen.seen)
      if (problem) return fail(problem)
      isStored.current = true
      succeed(importedText(data.new + data.changed, 'rate'))
      await navigate(href('/admin/rates'))
    })
  return {
    ...{ sheet, seen, pasted, progress, isBusy, notice, preview, store, forget },
    hasUnsaved: () => !isStored.current,
    previewAgain: () => sheet && preview(sheet),
    previewPasted: () => preview(new File([pasted], 'pasted.csv', { type: 'text/csv' })),
    paste: (text: string) => {
      setPasted(text)
      forget()
    },
  }
}

function useTransmit() {
  const [progress, setProgress] = useState<Progress>()
  const send = useSend()
  async function transmit(file: File, verb: 'Checking' | 'Storing', seen?: string) {
    setProgress({ text: 'Sending: 0 %', share: 0 })
    const body = new FormData()
    if (seen !== undefined) body.append('seen', seen)
    body.append('file', file)
    const outcome = await send(() =>
      sendForm<WireRateImport>({
        ...{ method: 'POST', path: '/rates/import', body },
        onProgress: (sent, all) => setProgress(progressOf(sent / all, verb)),
      }),
    )
    setProgress(undefined)
    return outcome
  }
  return { progress, transmit }
}

const progressOf = (share: number, verb: string): Progress =>
  share < 1
    ? { text: `Sending: ${Math.floor(share * 100)} %`, share }
    : { text: `${verb} the rows…` }
