import { reviewQuestion } from '#catalogue/reviews/review-page.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Mailbox, Message } from '../mail/message.ts'

type Agency = Pick<Settings, 'operatorName' | 'phone' | 'email'>

/** The mail that asks a guest for a review. */
export const askLetter = (to: Mailbox, link: string, agency: Agency): Message => ({
  to,
  replyTo: { name: agency.operatorName, address: agency.email },
  subject: reviewQuestion(agency.operatorName),
  text: [
    to.name ? `Dear ${to.name},` : 'Hello,',
    `Thank you for travelling with us. Would you tell others how it was? It takes two minutes: ${link}`,
    'Say what was good and what was not. We publish criticism too.',
    `${agency.operatorName}\n${agency.phone}`,
  ].join('\n\n'),
})
