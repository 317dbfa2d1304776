import type { APIRequestContext } from '@playwright/test'

/** Sends an enquiry in that name, and answers its reference. */
export async function enquire(request: APIRequestContext, name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(' ', '.')}@example.in`
  const answer = await request.post('/api/partners', {
    data: { name, email, phone: '+91 98000 00000', message: 'Groups of twelve in May.' },
  })
  return (await answer.json()).reference
}
