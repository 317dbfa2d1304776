import { renderToStaticMarkup } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { SiteLink } from './site-link.tsx'

const at = (address: string, link: React.ReactNode) =>
  renderToStaticMarkup(<MemoryRouter initialEntries={[address]}>{link}</MemoryRouter>)

test('is another component on the server', () => {
  expect(SiteLink).not.toBe(Link)
})

test.each(['/hotel/2/walnut-prow-houseboat', '/travel-packages?category=3#results', '#photo-1'])(
  '%s has the HTML of the router’s link',
  (to) => {
    for (const address of ['/', '/hotel/1', '/hotel/1/painted?room=2#rooms']) {
      const props = { to, className: 'card-link', 'aria-label': 'Rooms “A” & B', children: 'Rooms' }
      const link = at(address, <SiteLink {...props} viewTransition preventScrollReset />)
      expect(link).toBe(at(address, <Link {...props} viewTransition preventScrollReset />))
      expect(link).toContain('href="')
    }
  },
)
