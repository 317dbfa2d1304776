import { useRef, useState } from 'react'
import { newPicture, type Picture, sift, tooLarge } from './picture.ts'
import { shrink } from './shrink.ts'

interface Options {
  pictures: Picture[]
  limit: number
  onChange: (pictures: Picture[]) => void
}

/** Takes files into a form: refuses what cannot be sent, and makes large photos smaller. */
export function useAdding(options: Options) {
  const [refused, setRefused] = useState<string[]>([])
  const [waiting, setWaiting] = useState(0)
  const latest = useRef(options)
  latest.current = options

  async function add(files: File[]) {
    if (files.length === 0) return
    const { taken, errors } = sift(files, options.limit)
    setRefused(errors)
    for (const file of taken) {
      setWaiting((count) => count + 1)
      put(await shrink(file))
      setWaiting((count) => count - 1)
    }
  }
  function put(file: File) {
    const { pictures, limit, onChange } = latest.current
    const refusal = tooLarge(file) ?? (isFull(pictures, limit) ? full(limit) : undefined)
    if (refusal) return setRefused((all) => [...new Set([...all, refusal])])
    // A single picture is replaced by the next one.
    const changed = [...(limit === 1 ? [] : pictures), newPicture(file)]
    latest.current = { ...latest.current, pictures: changed }
    onChange(changed)
  }
  return { add, refused, waiting }
}

const isFull = (pictures: Picture[], limit: number) => limit > 1 && pictures.length >= limit

const full = (limit: number) => `At most ${limit} images are allowed.`
