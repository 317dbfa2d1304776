import type { Answer } from './answer.ts'

interface Sending {
  request: Request
  serverAction: () => Promise<unknown>
}

/** Sends a form in the page; after a lost connection the form stays unchanged, with a message. */
const sendWith =
  (failure: string) =>
  async ({ request, serverAction }: Sending): Promise<Answer> => {
    const sent = request.clone()
    try {
      return (await serverAction()) as Answer
    } catch (error) {
      // The form was sent again meanwhile, or left.
      if (request.signal.aborted) throw error
      console.error(failure, error)
      if (error instanceof TypeError && (await isQueued(sent))) return { waiting: true }
      return { message: failure, offline: !navigator.onLine }
    }
  }

/** Whether the device stores it, and sends it when there is a network. */
async function isQueued(sent: Request): Promise<boolean> {
  try {
    const { queueForm } = await import('../../offline/outbox/queue-form.ts')
    return await queueForm(await sent.formData())
  } catch {
    return false
  }
}

export const sendBooking = sendWith('Error submitting the form. Please try again.')
export const sendContactRequest = sendWith(
  'An error occurred while sending your request. Please try again.',
)
export const sendPartnerRequest = sendWith('Error submitting form. Please try again.')
