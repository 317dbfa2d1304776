import { markdown } from './field.ts'
import { questionsError } from './texts/listing-questions.ts'

const label = 'Questions and answers'
const typed = markdown(label, { hint: 'Each question with ## in front, its answer below it' })

/** What every kind that is sold is asked, and what it answers: `texts/listing-questions.ts`. */
export const questionFields = {
  questions: {
    ...typed,
    schema: typed.schema.superRefine((text, context) => {
      const error = questionsError(text)
      if (error) context.addIssue({ code: 'custom', message: `${label} ${error}` })
    }),
  },
}
