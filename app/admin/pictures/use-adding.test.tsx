import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Picture } from './picture.ts'
import { useAdding } from './use-adding.ts'

const bitmap = { width: 6000, height: 4000, close() {} }
/** The large photos whose reading has begun, each to be ended by the test. */
const reading: PromiseWithResolvers<typeof bitmap>[] = []

class Canvas {
  getContext = () => ({ fillRect() {}, drawImage() {} })
  convertToBlob = async () => new Blob(['small'], { type: 'image/jpeg' })
}

beforeEach(() => {
  reading.length = 0
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', () => {
    const begun = Promise.withResolvers<typeof bitmap>()
    reading.push(begun)
    return begun.promise
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A large photo, as phones take them. */
const photo = (name: string) =>
  new File([new Uint8Array(5 * 1024 * 1024)], name, { type: 'image/jpeg' })

type Adding = ReturnType<typeof useAdding>

interface Gallery {
  pictures: Picture[]
  adding?: Adding
}

function Adder({ gallery }: { gallery: Gallery }) {
  const onChange = (pictures: Picture[]) => {
    gallery.pictures = pictures
  }
  gallery.adding = useAdding({ pictures: gallery.pictures, limit: 6, onChange })
  return null
}

/** A form's pictures, and the function that adds files to them. */
function openGallery() {
  const gallery: Gallery = { pictures: [] }
  renderToStaticMarkup(<Adder gallery={gallery} />)
  const add = (files: File[]) => gallery.adding?.add(files)
  return { add, files: () => gallery.pictures.map(({ file }) => file) }
}

test('photos belong to the form at once, so that a save meanwhile has them, and are sent small', async () => {
  const { add, files } = openGallery()
  const photos = [photo('boat.jpg'), photo('lake.jpg')]
  const done = add(photos)
  expect(files()).toEqual(photos)
  reading[0]?.resolve(bitmap)
  await expect.poll(() => reading).toHaveLength(2)
  reading[1]?.reject(new Error('It is damaged'))
  await done
  expect(files().map((file) => [file?.name, file?.size])).toEqual([
    ['boat.jpg', 5],
    ['lake.jpg', photos[1]?.size],
  ])
})

test('a photo that is still too large afterwards is taken out again', async () => {
  const { add, files } = openGallery()
  const huge = new File([new Uint8Array(21 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' })
  const done = add([huge])
  expect(files()).toEqual([huge])
  reading[0]?.reject(new Error('It is damaged'))
  await done
  expect(files()).toEqual([])
})
