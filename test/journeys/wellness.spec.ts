import { testKindPages } from './kind-pages.ts'

testKindPages({
  api: 'Relaxation',
  path: '/wellness',
  hero: 'Wellness & Relaxation',
  categories: [
    'Wellness Retreat Packages',
    'Nature Immersion Experience',
    'Yoga & Relaxation Sessions',
    'Gentle Outdoor Activities',
  ],
  title: 'Four nights of quiet on Nigeen',
  headings: [
    'Wellness Overview',
    'Additional Information',
    'Terms & Conditions',
    'Book this package',
  ],
  word: 'massage',
})
