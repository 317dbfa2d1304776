import type { Text, ValueOf } from './text.ts'
import { about } from './texts/about.ts'
import { privacy, terms } from './texts/legal.ts'
import { questions } from './texts/questions.ts'
import { testimonials } from './texts/testimonials.ts'

export const texts = { testimonials, questions, about, terms, privacy }

export type TextName = keyof typeof texts
export type TextValue<N extends TextName> = ValueOf<(typeof texts)[N]>

export const textNames = Object.keys(texts) as TextName[]

/** The declaration, without its exact fields. */
export const declaredText = (name: TextName): Text => texts[name]

/** Whether somebody of this role may change the text. */
export const mayChangeText = (name: TextName, role: 'owner' | 'editor') =>
  role === 'owner' || !declaredText(name).ownerOnly
