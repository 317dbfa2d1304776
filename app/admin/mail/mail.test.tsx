import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import Mails from './mail.tsx'

const mail = {
  ...{ id: 7, to: 'meera@example.in', subject: 'Your enquiry', text: 'Namaste', attempts: 1 },
  ...{ state: 'waiting' as const, lastError: null },
  ...{ runAt: '2026-11-28T08:00:00.000Z', createdAt: '2026-11-28T08:00:00.000Z' },
}

type Props = React.ComponentProps<typeof Mails>

function shown(sends: boolean) {
  const loaderData = { $values: [mail], sends, waiting: 1, stuck: 0, page: 1 }
  const screen = <Mails {...({ loaderData } as Props)} />
  const router = createMemoryRouter([{ path: '/', element: screen }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('offers to try again only where a mail server is set up', () => {
  expect(shown(true)).toContain('Try again')
  expect(shown(true)).toContain('Tried 1 time, next 28 Nov 2026')
  expect(shown(true)).not.toContain('isn’t set up')
  expect(shown(false)).not.toContain('Try again')
  expect(shown(false)).not.toContain('next')
  expect(shown(false)).toContain('Email isn’t set up, so messages wait here')
})
