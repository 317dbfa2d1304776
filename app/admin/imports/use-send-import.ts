import { useState } from 'react'
import { href, useNavigate } from 'react-router'
import { importLimits } from '#catalogue/imports/import.ts'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { sendForm } from '../api/send-form.ts'
import { alert } from '../notice.ts'
import { useAction } from '../use-action.ts'
import { filesText } from './words.ts'

/** Stores the selected files and uploads them; then opens the import. */
export function useSendImport() {
  const [files, setFiles] = useState<File[]>([])
  const [kind, setKind] = useState('')
  const [share, setShare] = useState<number>()
  const { notify, dismiss, notice, isBusy, run, send, fail } = useAction()
  const navigate = useNavigate()

  const add = (chosen: File[]) => {
    dismiss()
    const names = new Set(chosen.map(({ name }) => name))
    setFiles([...files.filter(({ name }) => !names.has(name)), ...chosen])
  }
  const remove = (file: File) => setFiles(files.filter((each) => each !== file))

  const sendAll = () =>
    run(async () => {
      dismiss()
      const refusal = refusalOf(files)
      if (refusal) return notify('failure', alert(refusal))
      setShare(0)
      const { data, problem } = await send(() =>
        sendForm<WireImport>({
          ...{ method: 'POST', path: '/imports', body: bodyOf(files, kind) },
          onProgress: (bytes, all) => setShare(bytes / all),
        }),
      )
      setShare(undefined)
      if (problem) return fail(problem)
      await navigate(href('/admin/imports/:id', { id: String(data.id) }))
    })
  return { files, add, remove, kind, setKind, sendAll, isBusy, notice, sent: sentText(share) }
}

function sentText(share?: number): string | undefined {
  if (share === undefined) return undefined
  return share >= 1 ? 'Storing what was sent…' : `Sending: ${Math.floor(share * 100)} %`
}

function refusalOf(files: File[]): string | undefined {
  if (files.length > importLimits.files) return `Send at most ${filesText(importLimits.files)}.`
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  if (bytes > importLimits.zipBytes) return 'Together the files are larger than 1 GB.'
}

function bodyOf(files: File[], kind: string): FormData {
  const body = new FormData()
  if (kind !== '') body.append('kind', kind)
  for (const file of files) body.append('files', file)
  return body
}
