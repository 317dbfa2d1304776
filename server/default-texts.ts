import { about } from '#content/about.ts'
import { benefits } from '#content/benefits.ts'
import { hero } from '#content/hero.ts'
import type { LegalText } from '#content/legal-text.ts'
import { privacy } from '#content/privacy.ts'
import { questions } from '#content/questions.ts'
import { replies } from '#content/replies.ts'
import { terms } from '#content/terms.ts'
import { testimonials } from '#content/testimonials.ts'
import type { TextValues } from './texts/texts.ts'

const legal = ({ title, sections }: LegalText) => ({ text: { title, items: sections } })

/** The texts of the site until staff write their own. */
export const defaultTexts: TextValues = {
  hero,
  benefits,
  testimonials,
  questions,
  about,
  terms: legal(terms),
  privacy: legal(privacy),
  replies,
}
