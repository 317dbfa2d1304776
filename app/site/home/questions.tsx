import type { TextValue } from '#catalogue/texts/texts.ts'
import { WhatsappIcon } from '../listing-page/contact-links.tsx'
import { whatsappLink } from '../listing-page/whatsapp.ts'
import { useSite } from '../site.ts'

export type Question = TextValue<'questions'>['questions']['items'][number]

/** Questions and answers, with the same text as the structured data. */
export function Questions({ questions }: { questions: Question[] }) {
  const site = useSite()
  return (
    <section className="page section questions" aria-labelledby="questions">
      <div className="questions-head">
        <h2 id="questions" className="text-3xl">
          Frequently asked questions
        </h2>
        <p className="text-ink-muted">Can’t find your question? Ask the people who live here.</p>
        <a href={whatsappLink(site)} className="button button-quiet">
          <WhatsappIcon /> Ask on WhatsApp
        </a>
      </div>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} className="unfolds question">
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="prose text-ink-muted">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
