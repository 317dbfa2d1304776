const ground = '#fcf9f0'

const icon = (src: string, size: number, purpose = 'any') => ({
  src: `/${src}`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest. */
export const manifest = (name: string) => ({
  id: '/',
  name,
  short_name: name,
  description:
    'Hotels, villas, travel packages, cabs, adventure, photography, events and wellness in Kashmir, planned in Srinagar.',
  lang: 'en-IN',
  dir: 'ltr',
  categories: ['travel'],
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: ground,
  theme_color: ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    icon('icon-192.png', 192),
    icon('icon-512.png', 512),
    icon('maskable-512.png', 512, 'maskable'),
  ],
})
