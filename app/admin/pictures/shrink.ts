const largeBytes = 4 * 1024 * 1024
const longestSide = 3000
const quality = 0.85

/** A large photo made small enough to send over a phone's line; the file itself where that fails. */
export async function shrink(file: File): Promise<File> {
  if (file.size <= largeBytes) return file
  try {
    const blob = await draw(file)
    return blob.size < file.size ? new File([blob], jpegName(file), { type: blob.type }) : file
  } catch {
    // A browser without a canvas, or a picture too large for its memory: the server takes it as it is.
    return file
  }
}

async function draw(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const part = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.round(bitmap.width * part),
    Math.round(bitmap.height * part),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  // A JPEG has nothing transparent, and would show black there.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

const jpegName = ({ name }: File) => `${name.replace(/\.\w+$/, '')}.jpg`
