import type { FAQPage, WebSite } from 'schema-dts'
import { agencyId } from '../head/json-ld.ts'
import type { Site } from '../site.ts'
import type { Question } from './questions.tsx'

export const website = ({ publicUrl, operatorName }: Site) =>
  ({
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: operatorName,
    url: publicUrl,
    inLanguage: 'en-IN',
    publisher: { '@id': agencyId(publicUrl) },
  }) satisfies WebSite

export const faqPage = (questions: Question[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join('\n') },
    })),
  }) satisfies FAQPage
