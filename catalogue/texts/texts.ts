import { about } from './about.ts'
import { benefits } from './benefits.ts'
import { hero } from './hero.ts'
import { privacy, terms } from './legal.ts'
import { questions } from './questions.ts'
import { replies } from './replies.ts'
import { testimonials } from './testimonials.ts'
import type { Text, ValueOf } from './text.ts'

const texts = { testimonials, hero, benefits, questions, about, terms, privacy, replies }

export type TextName = keyof typeof texts
export type TextValue<N extends TextName> = ValueOf<(typeof texts)[N]>

export const textNames = Object.keys(texts) as TextName[]

/** A declaration without its exact field types. */
export const declaredText = (name: TextName): Text => texts[name]

/** Whether a role may change the text. */
export const mayChangeText = (name: TextName, role: 'owner' | 'editor') =>
  role === 'owner' || !declaredText(name).ownerOnly
