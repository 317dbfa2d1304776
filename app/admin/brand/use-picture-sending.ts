import { useState } from 'react'
import { tooSmallToShare } from '#catalogue/brand/smallest-shared.ts'
import { fieldErrorsOf, messageOf } from '../api/field-errors.ts'
import { sendForm } from '../api/send-form.ts'
import { checkFiles, tooLarge } from '../pictures/picture.ts'
import { useSend } from '../use-send.ts'
import { asPending } from './pending-uploads.ts'

export type PictureUse = 'logo' | 'share' | 'slide'

/** Uploads a chosen file; `onSent` gets the setting's new value. */
export function usePictureSending(use: PictureUse, onSent: (text: string) => void) {
  const callOf = useSend()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState('')

  async function send(files: File[]) {
    const { accepted, errors } = checkFiles(files, 1)
    const [file] = accepted
    const reason = errors[0] ?? (file && tooLarge(file)) ?? ''
    setRefusal(reason)
    if (!file || reason || isSending) return
    setSending(true)
    const small = use === 'share' && (await smallRefusal(file))
    if (small) {
      setSending(false)
      return setRefusal(small)
    }
    const body = new FormData()
    body.append('use', use)
    body.append('image', file)
    const { data, problem } = await asPending(() =>
      callOf(() => sendForm<{ picture: string }>({ method: 'POST', path: '/Brand/picture', body })),
    )
    setSending(false)
    if (data) onSent(data.picture)
    else setRefusal(fieldErrorsOf(problem).images?.[0] ?? messageOf(problem))
  }
  return { send, isSending, refusal }
}

/** Undefined too for what the browser cannot read: the server says why. */
async function smallRefusal(file: File): Promise<string | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    return tooSmallToShare(file.name, bitmap)
  } catch {
    return undefined
  }
}
