import { renderToStaticMarkup } from 'react-dom/server'
import { type ListingQuestion, readQuestions } from '#catalogue/texts/listing-questions.ts'
import { withoutMarks } from '#catalogue/texts/markdown.ts'
import { faqPage } from '../head/json-ld.ts'
import { JsonLd } from '../head/json-ld-script.tsx'
import { Markdown } from './markdown.tsx'

/** Questions and answers as markup, which unfolds without scripts. */
export const questionMarkup = (text: string) => renderToStaticMarkup(<Questions text={text} />)

/** Each answer folded; the same text as in the structured data. */
function Questions({ text }: { text: string }) {
  const { questions } = readQuestions(text)
  if (questions.length === 0) return null
  return (
    <section id="questions" className="detail-section">
      <h2 className="text-2xl">Questions and answers</h2>
      <div>
        {questions.map(({ line, question, answer }) => (
          <details key={line} className="unfolds question">
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="prose text-ink-muted">
              <Markdown text={answer} under={3} />
            </div>
          </details>
        ))}
      </div>
      <JsonLd data={faqPage(questions.map(withoutMarkdown))} />
    </section>
  )
}

const withoutMarkdown = ({ question, answer }: ListingQuestion) => ({
  ...{ question, answer: withoutMarks(answer) },
})
