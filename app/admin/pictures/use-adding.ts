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

  /** Adds all at once, so that a save meanwhile has them, then makes the large ones smaller. */
  async function take(files: File[], limit: number, put: (file: File) => Picture | undefined) {
    if (files.length === 0) return
    const { accepted, errors } = checkFiles(files, limit)
    setRefused(errors)
    const added = accepted.flatMap((file) => put(file) ?? [])
    setWaiting((count) => count + added.length)
    for (const picture of added) {
      await reduce(picture)
      setWaiting((count) => count - 1)
    }
  }
  const refuse = (refusal: string) => setRefused((all) => [...new Set([...all, refusal])])

  async function reduce({ key, file }: Picture) {
    if (!file) return
    const small = await shrink(file)
    const refusal = tooLarge(small)
    if (refusal) {
      change(latest.current.pictures.filter((each) => each.key !== key))
      return refuse(refusal)
    }
    if (small !== file) exchange(key, file, small)
  }
  /** Nothing if it was removed or replaced meanwhile. */
  function exchange(key: string, file: File, small: File) {
    const { pictures } = latest.current
    const at = pictures.findIndex((each) => each.key === key && each.file === file)
    const [before] = pictures.slice(at)
    if (at === -1 || !before) return
    const instead = newPicture(withUniqueName(small, pictures.toSpliced(at, 1)))
    change(pictures.with(at, { ...instead, key, alt: before.alt }))
  }
  function change(pictures: Picture[]) {
    latest.current = { ...latest.current, pictures }
    latest.current.onChange(pictures)
  }
  function append(file: File): Picture | undefined {
    const { pictures, limit } = latest.current
    if (limit > 1 && pictures.length >= limit) {
      return void refuse(`At most ${limit} images are allowed.`)
    }
    const picture = newPicture(withUniqueName(file, pictures))
    // A single picture is replaced by the next one.
    change(limit === 1 ? [picture] : [...pictures, picture])
    return picture
  }
  function putInstead(key: string, file: File): Picture {
    const { pictures } = latest.current
    // Not the name of the replaced one, since messages may still refer to it.
    const instead = { ...newPicture(withUniqueName(file, pictures)), key }
    change(pictures.map((each) => (each.key === key ? { ...instead, alt: each.alt } : each)))
    return instead
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
