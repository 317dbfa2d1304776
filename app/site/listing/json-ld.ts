import { type Image, imagePath } from '#catalogue/image.ts'

export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The text of a script element that no listing's text can break out of. */
export const jsonLd = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c')

interface Offered {
  title: string
  path: string
  price: number
  images: Image[]
}

/** What is for sale on a page: its name, pictures, and price in rupees. */
export function offered(publicUrl: string, { title, path, price, images }: Offered) {
  const url = publicUrl + path
  return {
    name: title,
    url,
    image: images.map((image) => `${publicUrl}/${imagePath(image)}`),
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url,
    },
  }
}

/** A list of pages, in the order they are shown. */
export const itemList = (publicUrl: string, cards: { title: string; path: string }[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: cards.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: publicUrl + path,
  })),
})
