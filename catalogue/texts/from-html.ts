const blocks = 'p|div|h[1-6]|section|article|blockquote|pre|table|thead|tbody|tr|ul|ol|hr|dl|dt|dd'
const inline = 'a|b|i|u|s|em|strong|span|font|small|sup|sub|mark|o:p'
const attribute = String.raw`\s+[\w:-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]+)`

const comment = /<!--[^<>]*-->/g
const tag = new RegExp(`<(/?)(${blocks}|${inline}|li|br|td|th)(?:${attribute})*\\s*/?>`, 'gi')
const bold = new RegExp(`<(b|strong)(?:${attribute})*\\s*>([^<>]*)</\\1>`, 'gi')
const aBlock = new RegExp(`^(?:${blocks})$`, 'i')

const named: Record<string, string> = {
  ...{ nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
  ...{ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', ndash: '–', mdash: '—' },
  ...{ hellip: '…', bull: '•', middot: '·', times: '×', deg: '°', frac12: '½' },
}
const entity = new RegExp(
  `&(?:(${Object.keys(named).join('|')})|#(\\d{2,7})|#x([\\da-f]{2,6}));`,
  'gi',
)

/**
 * Converts pasted HTML to Markdown. Only tags and entities that editors write count as HTML;
 * anything else stays unchanged.
 */
export function fromHtml(text: string): string {
  if (!/[<&]/.test(text)) return text
  const marked = withoutTags(text.replace(comment, '').replace(bold, strongWords))
  const plain = marked.replace(entity, character)
  return plain === text ? text : tidy(plain)
}

/** Strong words; a strong tag around other tags, such as Google Docs' wrapper, is ignored. */
function strongWords(whole: string, _tag: string, words: string): string {
  const text = words.replace(/\s+/g, ' ').trim()
  if (text === '' || text.includes('*')) return whole
  const [before, after] = [/^\s/.test(words), /\s$/.test(words)].map((is) => (is ? ' ' : ''))
  return `${before}**${text}**${after}`
}

function withoutTags(html: string): string {
  const tags = [...html.matchAll(tag)]
  const isLaidOut = tags.some(([, , name = '']) => aBlock.test(name))
  const inPlace = placesOfTags()
  let plain = ''
  let end = 0
  for (const each of tags) {
    const [whole, slash, name = ''] = each
    plain += between(html.slice(end, each.index), isLaidOut) + inPlace(name.toLowerCase(), !slash)
    end = each.index + whole.length
  }
  return plain + between(html.slice(end), isLaidOut)
}

/** Where tags form the paragraphs, a line break is only a space. */
const between = (text: string, isLaidOut: boolean) =>
  isLaidOut
    ? text
        .split(/\r?\n[^\S\n]*\r?\n/)
        .map((part) => part.replace(/\s+/g, ' '))
        .join('\n\n')
    : text

/** Returns the replacement of each tag, in order. */
function placesOfTags() {
  /** The last item number of each open list; 0 for bullet lists. */
  const lists: { isNumbered: boolean; items: number }[] = []
  return (name: string, isStart: boolean): string => {
    const list = lists.at(-1)
    if (name === 'ul' || name === 'ol') {
      if (isStart) lists.push({ isNumbered: name === 'ol', items: 0 })
      else lists.pop()
      return lists.length > (isStart ? 1 : 0) ? '' : '\n\n'
    }
    if (name === 'li') {
      if (!isStart) return ''
      if (list) list.items += 1
      return list?.isNumbered ? `\n${list.items}. ` : '\n- '
    }
    if (name === 'br') return '\n'
    if (name === 'td' || name === 'th') return ' '
    if (!aBlock.test(name)) return ''
    if (isStart && /^h\d$/.test(name)) return '\n\n## '
    return list || name === 'tr' ? '\n' : '\n\n'
  }
}

/** Code points 128 to 159 are Windows' quotation marks and dashes; browsers read them so too. */
const windows = new TextDecoder('windows-1252')

function character(whole: string, name?: string, decimal?: string, hex?: string): string {
  if (name) return named[name.toLowerCase()] ?? whole
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)
  if (code < 32 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return whole
  return code >= 128 && code < 160
    ? windows.decode(Uint8Array.of(code))
    : String.fromCodePoint(code)
}

const tidy = (text: string) =>
  text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/^(-|\d+\.)\n+/gm, '$1 ')
    .replace(/^[·•▪◦§] /gm, '- ')
    .replace(/^## *(?:\n|$)/gm, '')
    .replace(/^## \*\*(.*)\*\*$/gm, '## $1')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
