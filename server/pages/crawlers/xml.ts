const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** Characters not allowed in XML, even escaped. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Escapes a text for XML. */
export const escaped = (text: string) =>
  text.replaceAll(forbidden, '').replaceAll(/[&<>'"]/g, (sign) => entities[sign] ?? sign)

export const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
