import type { PictureName } from './demo/pictures.ts'

export interface SharePage {
  title: string
  picture: PictureName
}

/** The words and the bundled picture of the share card of a page that shows no kind. */
export const sharePages: Record<string, SharePage> & { home: SharePage } = {
  home: { title: 'Kashmir, planned by people who live here', picture: 'dal-dawn' },
  about: { title: 'A travel agency in Srinagar', picture: 'jhelum-old-city' },
  contact: { title: 'Tell us about your trip', picture: 'shikara-taxi' },
  roads: { title: 'Roads and places of Kashmir', picture: 'suv-mountain-road' },
  partnerscontact: { title: 'Become a partner', picture: 'floating-market' },
  'terms-conditions': { title: 'Terms and Conditions', picture: 'gulmarg' },
  'privacy-policy': { title: 'Privacy Policy', picture: 'dal-winter' },
}
