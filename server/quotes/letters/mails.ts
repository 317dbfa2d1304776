import { rupees } from '#catalogue/prices/money.ts'
import { priceOption } from '#catalogue/quotes/pricing/pricing.ts'
import type { Version } from '#catalogue/quotes/version.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Tx } from '../../db/tables.ts'
import type { Message } from '../../mail/message.ts'
import type { Quoting } from '../quoting.ts'
import type { Decision, QuoteRow, VersionRow } from '../stored-quotes.ts'
import { answerLetter, offerLetter, type QuoteFacts, thanksLetter } from './letters.ts'

interface About {
  quote: QuoteRow
  version: VersionRow
  document: Version
}

type Mailing = Pick<Quoting, 'jobs' | 'links' | 'publicUrl'>

/** Queues mails about quotes, within the transaction of the change. */
export function quoteMails(quoting: Mailing) {
  const { jobs } = quoting
  const queue = (tx: Tx, { quote, version }: About, about: string, message: Message) =>
    jobs.enqueue(tx, 'mail', message, {
      key: `${quote.reference}:${version.number}:${about}`,
    })

  return {
    /** Mails the link to the guest, each time that staff ask for it. False if it cannot be derived. */
    async offer(tx: Tx, about: About, agency: Settings) {
      const to = await mailData(quoting, about)
      if (!to.address) return false
      await queue(tx, about, `offer:${Date.now()}`, offerLetter(to, about.document, agency))
      return true
    },

    /** To guest and agency. */
    async accepted(tx: Tx, about: About, { optionId, extras = [] }: Decision, agency: Settings) {
      const { document } = about
      const option = document.options.find(({ id }) => id === optionId)
      if (!option || !document.pricing) return
      const { total } = priceOption(document, option, document.pricing, extras)
      const to = await mailData(quoting, about)
      const words = [option.name, `${rupees(total)} in all`].filter(Boolean).join(', ')
      const letter = answerLetter(to, { did: 'accepted the plan', words })
      await queue(tx, about, 'accepted:operator', letter)
      if (!to.guest.email) return
      const thanks = thanksLetter(to, { option: option.name, total }, agency)
      await queue(tx, about, 'accepted:guest', thanks)
    },

    /** The guest's message, to the agency. */
    async answered(tx: Tx, about: About, did: string, words: string) {
      const letter = answerLetter(await mailData(quoting, about), { did, words })
      await queue(tx, about, `answered:${Date.now()}`, letter)
    },
  }
}

async function mailData(
  { links, publicUrl }: Mailing,
  { quote, version, document }: About,
): Promise<QuoteFacts> {
  const token = await links.read(version)
  const { name, email } = document.guest
  return {
    reference: quote.reference,
    guest: { name, email },
    address: token ? `${publicUrl}/q/${token}` : '',
  }
}
