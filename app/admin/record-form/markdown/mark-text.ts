import { nextPicture } from '#catalogue/texts/pictured.ts'
import type { Selected } from './next-item.ts'

/** A replacement of the characters from `start` to `end`, and the resulting selection. */
interface Replacement {
  start: number
  end: number
  text: string
  selected: [number, number]
}

export type Mark = 'heading' | 'bullets' | 'numbers' | 'strong' | 'picture'

const marked = /^(#{1,6}|[-*•]|\d{1,2}[.)])[ \t]+/
type LineMark = Exclude<Mark, 'strong' | 'picture'>
const own: Record<LineMark, RegExp> = {
  heading: /^#{1,6}[ \t]+/,
  bullets: /^[-*•][ \t]+/,
  numbers: /^\d{1,2}[.)][ \t]+/,
}

/** Formats the selected lines or words, or removes the format if present; or inserts a picture below. */
export function markText(selected: Selected, mark: Mark): Replacement {
  if (mark === 'picture') return placePicture(selected)
  return mark === 'strong' ? markWords(selected) : markLines(selected, mark)
}

function markLines({ text, start, end }: Selected, mark: LineMark): Replacement {
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', Math.max(end - 1, start))
  const last = next === -1 ? text.length : next
  const lines = text.slice(first, last).split('\n')
  const isMarked = lines.every((line) => line.trim() === '' || own[mark].test(line))
  const isEmpty = lines.every((line) => line.trim() === '')
  let number = 0
  const written = lines.map((line) => {
    const plain = line.replace(marked, '')
    if (isMarked && !isEmpty) return plain
    if (line.trim() === '' && !isEmpty) return line
    number += 1
    return `${mark === 'heading' ? '## ' : mark === 'bullets' ? '- ' : `${number}. `}${plain}`
  })
  const replaced = written.join('\n')
  const to = first + replaced.length
  return { start: first, end: last, text: replaced, selected: [start === end ? to : first, to] }
}

/** The next picture, on its own line. */
function placePicture({ text, end }: Selected): Replacement {
  const next = text.indexOf('\n', end)
  const at = next === -1 ? text.length : next
  const isOnEmptyLine = at === 0 || text[at - 1] === '\n'
  const written = `${isOnEmptyLine ? '' : '\n\n'}[picture ${nextPicture(text)}]\n`
  const to = at + written.length
  return { start: at, end: at, text: written, selected: [to, to] }
}

function markWords({ text, start, end }: Selected): Replacement {
  const words = text.slice(start, end)
  const [, before = '', inner = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(words) ?? []
  const from = start + before.length
  const to = end - after.length
  if (text.slice(from - 2, from) === '**' && text.slice(to, to + 2) === '**') {
    return { start: from - 2, end: to + 2, text: inner, selected: [from - 2, to - 2] }
  }
  return { start: from, end: to, text: `**${inner}**`, selected: [from + 2, to + 2] }
}
