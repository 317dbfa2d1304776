import { parseMarkdown } from './markdown.ts'

export interface ListingQuestion {
  /** The line of the text with the question, from 0. */
  line: number
  question: string
  /** In the Markdown of `parseMarkdown`. */
  answer: string
}

const maxQuestions = 30

interface Written {
  /** Text before the first question. */
  before: string
  questions: ListingQuestion[]
}

/** Each heading (`## …`) is a question, and the text up to the next heading its answer. */
export function readQuestions(text: string): Written {
  const lines = text.split(/\r\n?|\n/)
  const headings = parseMarkdown(text).flatMap((block) =>
    block.type === 'heading' && block.level === 1 ? [block] : [],
  )
  const until = (line?: number) => lines.slice(0, line)
  return {
    before: until(headings[0]?.line).join('\n').trim(),
    questions: headings.map(({ text: question, line }, at) => ({
      line,
      question: question.replaceAll('**', ''),
      answer: until(headings[at + 1]?.line)
        .slice(line + 1)
        .join('\n')
        .trim(),
    })),
  }
}

/** Why a text is not a valid list of questions and answers; undefined if it is valid or blank. */
export function questionsError(text: string): string | undefined {
  const { before, questions } = readQuestions(text)
  if (before !== '') return 'must begin with a question: a line with ## in front.'
  const bare = questions.find(({ answer }) => answer === '')
  if (bare) return `need an answer below “${bare.question}”.`
  if (questions.length > maxQuestions) return `can be at most ${maxQuestions}.`
  return undefined
}
