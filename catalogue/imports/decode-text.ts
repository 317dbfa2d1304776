/**
 * Decodes a file of a spreadsheet or editor: UTF-8 with or without a byte order mark, UTF-16 with
 * one, and Windows-1252, as Excel saves plain CSV. Throws an Error of a line if it is not text.
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (text.includes('\0')) throw new Error('The file is no text. Save it as XLSX or CSV.')
  return text
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  // Excel's ‘Unicode Text’ begins with a byte order mark.
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
