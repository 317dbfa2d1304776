import { expect, test } from 'vitest'
import { agency } from './agency.ts'
import type { Site } from './site.ts'

test('lists only the agency’s own profiles on other sites', () => {
  const site = {
    publicUrl: 'https://kashmir.example',
    operatorName: 'Kashmir Escapes',
    phone: '+91 194 000 0000',
    facebookUrl: 'https://www.facebook.com/',
    instagramUrl: 'https://www.instagram.com/kashmir',
    youtubeUrl: '',
    xUrl: 'https://x.com',
  } as Site
  expect(agency(site)).toMatchObject({
    '@id': 'https://kashmir.example/#agency',
    telephone: '+911940000000',
    sameAs: ['https://www.instagram.com/kashmir'],
  })
})
