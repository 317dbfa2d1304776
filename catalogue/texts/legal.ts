import { line, list } from '../field.ts'
import { legalFacts } from './legal-fact.ts'
import { defineText } from './text.ts'

const lines = list('Text', {
  required: true,
  maxLine: 3000,
  hint: `Each line is a paragraph, or a point where it begins with “- ”. Filled in from the settings: ${legalFacts.map((fact) => `{${fact}}`).join(' ')}`,
})

const unknownFact = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}/g)].find(
    ([, fact]) => !legalFacts.some((known) => known === fact),
  )

const filledLines = {
  ...lines,
  schema: lines.schema.superRefine((texts, { addIssue }) => {
    for (const text of texts) {
      const [unknown] = unknownFact(text) ?? []
      if (unknown) addIssue(`Nothing can be filled in for ${unknown}.`)
    }
  }),
}

const legalText = (title: string, page: string) =>
  defineText({
    title,
    page,
    ownerOnly: true,
    sections: {
      text: {
        label: title,
        fields: { title: line('Title', { required: true, max: 80 }) },
        items: {
          noun: 'section',
          namedBy: 'heading',
          max: 60,
          fields: {
            heading: line('Heading', { required: true, max: 120 }),
            lines: filledLines,
          },
        },
      },
    },
  })

export const terms = legalText('Terms and Conditions', '/terms-conditions')
export const privacy = legalText('Privacy Policy', '/privacy-policy')
