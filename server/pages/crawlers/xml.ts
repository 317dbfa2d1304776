const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** Characters that no XML document may have, in whatever way they are written. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** A text as an XML document has it. */
export const escaped = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>'"]/g, (sign) => entities[sign] ?? sign)

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
