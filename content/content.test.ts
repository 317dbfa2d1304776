import { iconNames } from 'lucide-react/dynamic'
import { expect, test } from 'vitest'
import { about } from './about.ts'
import { benefits as benefitText } from './benefits.ts'
import { questions as questionText } from './questions.ts'
import { sampleNotice, testimonials as testimonialText } from './testimonials.ts'
import { whyTravelWithUs } from './why-travel-with-us.ts'

const { items: benefits } = benefitText.benefits
const { items: questions } = questionText.questions
const { clientsServed, items: testimonials } = testimonialText.reviews

const distinct = (texts: string[]) => new Set(texts.map((text) => text.toLowerCase())).size

test('there are fifty testimonials, each with its own author and words', () => {
  expect(testimonials).toHaveLength(50)
  expect(distinct(testimonials.map(({ name }) => name))).toBe(50)
  expect(distinct(testimonials.map(({ review }) => review.slice(0, 25)))).toBe(50)
  expect(sampleNotice).toBe('Sample reviews, shown until the agency’s own are added')
  expect(clientsServed).toEqual(['1000+ clients served'])
})

test.each(testimonials)('the testimonial of $name is complete', (testimonial) => {
  expect(testimonial.review.length).toBeGreaterThan(120)
  expect(testimonial.review.length).toBeLessThan(420)
  expect(testimonial.location).not.toBe('')
  expect([4.5, 5]).toContain(testimonial.rating)
  expect(testimonial.handled).toBeGreaterThan(0)
  expect(testimonial.handled).toSatisfy(Number.isInteger)
  expect(testimonial.joined).toMatch(/^(1 (month|year)|([2-9]|1\d) (months|years)) ago$/)
})

test('there are ten benefits, each with an icon that exists', () => {
  expect(benefits).toHaveLength(10)
  expect(distinct(benefits.map(({ title }) => title))).toBe(10)
  expect(distinct(benefits.map(({ icon }) => icon))).toBe(10)
  expect(iconNames).toEqual(expect.arrayContaining(benefits.map(({ icon }) => icon)))
  for (const { text } of benefits) expect(text.length).toBeLessThan(160)
})

test('there are ten questions with answers worth reading', () => {
  expect(questions).toHaveLength(10)
  expect(distinct(questions.map(({ question }) => question))).toBe(10)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/[?.]$/)
    expect(answer.join(' ').length).toBeGreaterThan(350)
    expect(answer.join(' ').length).toBeLessThan(1400)
  }
})

test('the About page has everything it promises', () => {
  expect(about.values.items.map(({ title }) => title)).toEqual([
    'Integrity',
    'Excellence',
    'Sustainability',
    'Innovation',
    'Community',
  ])
  expect(about.reasons.items).toHaveLength(5)
  expect(distinct(about.services.items.map(({ path }) => path))).toBe(8)
  expect(distinct(about.commitments.points)).toBe(about.commitments.points.length)
})

test('the block on why to travel with us stays short', () => {
  const words = whyTravelWithUs.paragraphs.join(' ').split(' ').length
  expect(words).toBeGreaterThan(80)
  expect(words).toBeLessThan(220)
})
