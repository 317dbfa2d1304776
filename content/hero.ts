import { type BundledSlide, bundledSlides } from '#catalogue/brand/slides.ts'

export const heroHeading = 'Kashmir, planned by the people who live here'

export const slideAlts: Record<BundledSlide, string> = {
  'dal-dawn': 'A shikara glides across Dal Lake at sunrise.',
  gulmarg: 'Red gondola cabins climb over the snow of Gulmarg.',
  tulips: 'Rows of tulips lead to a pavilion below the mountains.',
  'houseboat-dusk': 'A houseboat with lit windows lies on the lake at dusk.',
}

export const hero = {
  hero: {
    heading: heroHeading,
    items: bundledSlides.map((picture) => ({
      ...{ picture: picture as string, shows: slideAlts[picture], words: '' },
    })),
  },
}
