import { useRef, useState } from 'react'
import { newPicture, type Picture, sift, tooLarge, withUniqueName } from './picture.ts'
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

  async function take(files: File[], limit: number, put: (file: File) => void) {
    if (files.length === 0) return
    const { taken, errors } = sift(files, limit)
    setRefused(errors)
    for (const file of taken) {
      setWaiting((count) => count + 1)
      const small = await shrink(file)
      setWaiting((count) => count - 1)
      const refusal = tooLarge(small)
      if (refusal) refuse(refusal)
      else put(small)
    }
  }
  const refuse = (refusal: string) => setRefused((all) => [...new Set([...all, refusal])])

  function change(pictures: Picture[]) {
    latest.current = { ...latest.current, pictures }
    latest.current.onChange(pictures)
  }
  function append(file: File) {
    const { pictures, limit } = latest.current
    // A single picture is replaced by the next one.
    const picture = newPicture(withUniqueName(file, pictures))
    if (limit === 1) return change([picture])
    if (pictures.length >= limit) return refuse(`At most ${limit} images are allowed.`)
    change([...pictures, picture])
  }
  function putInstead(key: string, file: File) {
    const { pictures } = latest.current
    // Not the name of the one that goes: messages may speak of it still.
    const instead = newPicture(withUniqueName(file, pictures))
    change(pictures.map((each) => (each.key === key ? { ...instead, key, alt: each.alt } : each)))
  }
  return {
    add: (files: File[]) => take(files, options.limit, append),
    /** Puts a file in the place of a picture. */
    replace: (key: string, files: File[]) => take(files, 1, (file) => putInstead(key, file)),
    refused,
    /** What was refused is of no interest any more. */
    forget: () => setRefused([]),
    waiting,
  }
}
