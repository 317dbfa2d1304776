import type { PictureName } from './demo/pictures.ts'

interface SharePage {
  title: string
  picture: PictureName
}

/** What the share picture of a page that is no listing says, and the bundled picture behind it. */
export const sharePages: Record<string, SharePage> & { home: SharePage } = {
  home: { title: 'Kashmir, planned by people who live here', picture: 'dal-dawn' },
  hotels: { title: 'Hotels and houseboats in Kashmir', picture: 'houseboat-dusk' },
  villas: { title: 'Villas and holiday houses in Kashmir', picture: 'hillside-villa' },
  'travel-packages': { title: 'Travel packages through Kashmir', picture: 'pahalgam' },
  transportation: { title: 'Cars, motorcycles and boats for hire', picture: 'suv-mountain-road' },
  adventure: { title: 'Adventure activities in Kashmir', picture: 'paragliding' },
  photoshoots: { title: 'Photography and film in Kashmir', picture: 'tripod-dawn' },
  eventmanagement: { title: 'Weddings and events in Kashmir', picture: 'wedding-garden' },
  wellness: { title: 'Wellness and quiet days in Kashmir', picture: 'yoga-lakeside' },
  about: { title: 'A travel agency in Srinagar', picture: 'jhelum-old-city' },
  contact: { title: 'Tell us about your trip', picture: 'shikara-taxi' },
  partnerscontact: { title: 'Become a partner', picture: 'floating-market' },
  'terms-conditions': { title: 'Terms and Conditions', picture: 'gulmarg' },
  'privacy-policy': { title: 'Privacy Policy', picture: 'dal-winter' },
}
