import type { Thing } from '../listing/json-ld.ts'
import type { Site } from '../site.ts'
import type { Question } from './questions.tsx'

/** The site, and how to search it. */
export const website = ({ publicUrl, operatorName }: Site): Thing => ({
  '@type': 'WebSite',
  '@id': `${publicUrl}/#website`,
  name: operatorName,
  url: publicUrl,
  inLanguage: 'en-IN',
  publisher: { '@id': `${publicUrl}/#agency` },
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})

/** The questions in the words of the page. */
export const faqPage = (questions: Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
  })),
})
