import { line, paragraph } from '../field.ts'
import { defineText } from './text.ts'

/** Placeholders of a reply, written as `{name}`, with their labels. */
export const replyFields = {
  name: 'the sender’s name',
  dates: 'the dates',
  listing: 'the listing',
  price: 'the price',
  link: 'the listing’s address',
  agency: 'the agency’s name',
} as const

export type ReplyField = keyof typeof replyFields

/** The languages of a reply. */
export const replyLanguages = { english: 'English', hindi: 'Hindi' } as const
export type ReplyLanguage = keyof typeof replyLanguages

export const placeholder = /\{([^{}\s]*)\}/g

/** The placeholders in a text. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(placeholder)].map(([, name = '']) => name)

export const isReplyField = (name: string): name is ReplyField => name in replyFields

const known = Object.keys(replyFields)
  .map((name) => `{${name}}`)
  .join(', ')

function message(label: string, required: boolean) {
  const hint = `Filled in for each enquiry: ${known}.`
  const field = paragraph(label, { required, max: 1500, hint })
  const schema = field.schema.refine(
    (text) => namesIn(text).every(isReplyField),
    `${label} may have only these in braces: ${known}.`,
  )
  return { ...field, schema }
}

export const replies = defineText({
  title: 'Prepared replies',
  sections: {
    replies: {
      label: 'Replies to enquiries',
      fields: {},
      items: {
        noun: 'reply',
        namedBy: 'title',
        max: 20,
        fields: {
          title: line('Title', { required: true, max: 40 }),
          english: message('English', true),
          hindi: message('Hindi', false),
        },
      },
    },
  },
})
