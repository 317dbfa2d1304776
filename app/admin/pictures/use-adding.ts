import { useRef, useState } from 'react'
import { checkFiles, newPicture, type Picture, tooLarge, withUniqueName } from './picture.ts'

interface Options {
  pictures: Picture[]
  limit: number
  onChange: (pictures: Picture[]) => void
}

/** Adds files to a form: refuses invalid ones, and reduces large photos. */
export function useAdding(options: Options) {
  const [refused, setRefused] = useState<string[]>([])
  const [waiting, setWaiting] = useState(0)
  const latest = useRef(options)
  latest.current = options

  async function take(files: File[], limit: number, put: (file: File) => void) {
    if (files.length === 0) return
    const { accepted, errors } = checkFiles(files, limit)
    setRefused(errors)
    for (const file of accepted) {
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
    // Not the name of the replaced one, since messages may still refer to it.
    const instead = newPicture(withUniqueName(file, pictures))
    change(pictures.map((each) => (each.key === key ? { ...instead, key, alt: each.alt } : each)))
  }
  return {
    add: (files: File[]) => take(files, options.limit, append),
    replace: (key: string, files: File[]) => take(files, 1, (file) => putInstead(key, file)),
    refused,
    /** Earlier refusals no longer matter. */
    forget: () => setRefused([]),
    waiting,
  }
}

const largeBytes = 4 * 1024 * 1024
const maxSide = 3000
const quality = 0.85

/** A large photo reduced for upload; the file itself if that fails. */
async function shrink(file: File): Promise<File> {
  if (file.size <= largeBytes) return file
  try {
    const blob = await draw(file)
    return blob.size < file.size ? new File([blob], jpegName(file), { type: blob.type }) : file
  } catch {
    // No canvas, or too large for its memory: the server accepts the original.
    return file
  }
}

async function draw(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const part = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * part),
    Math.round(bitmap.height * part),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  // JPEG has no transparency, and would show black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const jpegName = ({ name }: File) => `${name.replace(/\.\w+$/, '')}.jpg`
