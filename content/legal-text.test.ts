import { describe, expect, test } from 'vitest'
import { type LegalFacts, legalFacts } from '#catalogue/texts/legal-fact.ts'
import { type FilledSection, fillSections, type LegalText } from './legal-text.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const everyFact: LegalFacts = Object.fromEntries(legalFacts.map((fact) => [fact, `<${fact}>`]))

const textOf = (sections: FilledSection[]) =>
  sections
    .flatMap(({ blocks }) => blocks.flatMap(({ lines }) => lines))
    .map((line) => line.map((part) => (typeof part === 'string' ? part : part.value)).join(''))
    .join('\n')

test('a fact is separate from the words around it', () => {
  const [section] = fillSections(
    [{ heading: 'A', lines: ['Write to {email}.', '- Call {phone}'] }],
    { email: ' desk@example.com ', phone: '+91 194 000 0000' },
  )
  expect(section?.blocks).toEqual([
    { list: false, lines: [['Write to ', { fact: 'email', value: 'desk@example.com' }, '.']] },
    { list: true, lines: [['Call ', { fact: 'phone', value: '+91 194 000 0000' }]] },
  ])
})

test('omits what needs an absent fact, and sections left empty', () => {
  const sections = [
    { heading: 'A', lines: ['Stays.', 'Call {phone}.', '- GSTIN {gstin}', '- Stays too'] },
    { heading: 'B', lines: ['Call {phone}.', '- GSTIN {gstin}'] },
  ]
  expect(fillSections(sections, { phone: ' ', gstin: null })).toEqual([
    {
      id: 'a',
      heading: 'A',
      blocks: [
        { list: false, lines: [['Stays.']] },
        { list: true, lines: [['Stays too']] },
      ],
    },
  ])
})

test('derives an anchor from the heading, unique among equal ones', () => {
  const sections = ['If you cancel', 'Refunds', 'Refunds'].map((heading) => ({
    heading,
    lines: ['x'],
  }))
  const ids = fillSections(sections, {}).map(({ id }) => id)
  expect(ids).toEqual(['if-you-cancel', 'refunds', 'refunds-2'])
})

describe.each<[string, LegalText]>([
  ['terms', terms],
  ['privacy', privacy],
])('%s', (_name, { sections, updated }) => {
  test('every token is a known fact', () => {
    const tokens = [...JSON.stringify(sections).matchAll(/\{([^{}"]*)\}/g)].map(([, name]) => name)
    expect(tokens.length).toBeGreaterThan(0)
    expect(legalFacts).toEqual(expect.arrayContaining(tokens))
  })

  test('reads as a whole with every fact, and keeps every section with none', () => {
    const headings = sections.map(({ heading }) => heading)
    for (const facts of [everyFact, {}]) {
      const filled = fillSections(sections, facts)
      expect(filled.map(({ heading }) => heading)).toEqual(headings)
      expect(textOf(filled)).not.toMatch(/[{}]/)
    }
  })

  test('has an anchor for each section and no overlong paragraph', () => {
    const ids = fillSections(sections, everyFact).map(({ id }) => id)
    expect(new Set(ids).size).toBe(sections.length)
    for (const line of sections.flatMap(({ lines }) => lines)) expect(line.length).toBeLessThan(520)
    expect(new Date(updated).toISOString()).toContain(updated)
  })

  test('shows email and phone', () => {
    expect(textOf(fillSections(sections, everyFact))).toContain('<email>')
    expect(textOf(fillSections(sections, everyFact))).toContain('<phone>')
  })
})

test('promises stay even without any fact', () => {
  expect(textOf(fillSections(terms.sections, {}))).toContain('You may cancel at any time')
  expect(textOf(fillSections(terms.sections, {}))).toContain('within 48 hours')
  expect(textOf(fillSections(privacy.sections, {}))).toContain('withdraw your consent at any time')
  expect(textOf(fillSections(privacy.sections, {}))).toContain('answer within 30 days')
})

test('the terms contain what the law requires and the operator set', () => {
  const text = textOf(fillSections(terms.sections, { ...everyFact, city: 'Srinagar' }))
  expect(text).toContain('within 7-10 working days')
  expect(text).toContain('within 48 hours')
  expect(text).toContain('within one month')
  expect(text).toContain('the law of India')
  expect(text).toContain('The courts in Srinagar have jurisdiction')
})
