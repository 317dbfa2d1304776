import { markdown } from '../field.ts'
import { questionsError } from '../texts/listing-questions.ts'

const label = 'Questions and answers'
const typed = markdown(label, { hint: 'Each question with ## in front, its answer below it' })

/** Questions and answers of every kind that is sold: `texts/listing-questions.ts`. */
export const questionFields = {
  questions: {
    ...typed,
    schema: typed.schema.superRefine((text, context) => {
      const error = questionsError(text)
      if (error) context.addIssue({ code: 'custom', message: `${label} ${error}` })
    }),
  },
}
