import type { ShouldRevalidateFunctionArgs } from 'react-router'
import type { Answer } from './answer.ts'

interface Sending {
  serverAction: () => Promise<unknown>
}

/** Sends a form in the page; a line that breaks leaves the form as it was, with the message. */
export const sendWith =
  (failure: string) =>
  async ({ serverAction }: Sending): Promise<Answer> => {
    try {
      return (await serverAction()) as Answer
    } catch (error) {
      console.error(failure, error)
      return { message: failure, offline: !navigator.onLine }
    }
  }

export const sendBooking = sendWith('Error submitting the form. Please try again.')
export const sendContactRequest = sendWith(
  'An error occurred while sending your request. Please try again.',
)
export const sendPartnerRequest = sendWith('Error submitting form. Please try again.')

/** A sent form changes nothing that the page shows. */
export const notAfterSending = ({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => (formMethod === 'POST' ? false : defaultShouldRevalidate)
