import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Domain } from '#server/domain.ts'
import { addContentLocation } from '../../content-location.ts'
import { domainContext } from '../../domain.ts'
import { loadListing } from './load-listing.ts'

const listing = { kind: 'TravelPackage', id: 12, title: 'Snow', categoryId: 1, images: [] }

/** The part of the domain that a listing's page needs. */
function contextOf(related: () => Promise<object[]> = async () => [{ ...listing, id: 13 }]) {
  const listings = {
    find: async (_kind: string, id: number) => (id === 12 ? listing : undefined),
    related,
  }
  const context = new RouterContextProvider()
  context.set(domainContext, { listings } as unknown as Domain)
  return context
}

const load = (path: string, context = contextOf()) =>
  loadListing('TravelPackage', {
    context,
    url: new URL(path, 'https://ke.example'),
    params: { id: path.split(/[/?]/)[2] ?? '' },
  })

test('has its own path and those of related listings', async () => {
  const { listing, related, book } = await load('/travel-package/12')
  expect(listing).toMatchObject({ path: '/travel-package/12/snow', priceUnit: 'per person' })
  expect(related.map(({ path }) => path)).toEqual(['/travel-package/13/snow'])
  expect(book).toBe(false)
})

test('shows a draft only with its token', async () => {
  const context = new RouterContextProvider()
  const find = async (_kind: string, _id: number, { drafts }: { drafts: boolean }) =>
    drafts ? listing : undefined
  const previews = {
    isValid: async (token: string, kind: string, id: number) =>
      `${token} ${kind} ${id}` === 'signed TravelPackage 12',
  }
  const related = async () => []
  context.set(domainContext, { listings: { find, related }, previews } as unknown as Domain)
  expect((await load('/travel-package/12?preview=signed', context)).preview).toBe(true)
  for (const path of [
    '/travel-package/12',
    '/travel-package/12?preview=x',
    '/travel-package/13?preview=signed',
  ]) {
    const answer = await load(path, context).catch((thrown) => thrown)
    expect(answer.init?.status, path).toBe(404)
  }
})

test('a URL may request the open booking form', async () => {
  expect((await load('/travel-package/12?book')).book).toBe(true)
})

test.each(['/travel-package/12', '/travel-package/12-tea', '/travel-package/12/snow'])(
  '%s reports the page’s canonical path',
  async (path) => {
    const context = contextOf()
    await load(path, context)
    const headers = new Headers()
    addContentLocation(context, headers)
    expect(headers.get('content-location')).toBe('/travel-package/12/snow')
  },
)

test.each(['13', '0', '-12', '12x', 'none', '99999999999'])(
  'there is no package %s',
  async (id) => {
    await expect(load(`/travel-package/${id}`)).rejects.toMatchObject({ init: { status: 404 } })
  },
)

test('is shown without related listings if they fail to load', async () => {
  const context = contextOf(() => Promise.reject(new Error('The database is away')))
  expect((await load('/travel-package/12', context)).related).toEqual([])
})
