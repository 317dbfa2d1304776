/**
 * The bundled pictures of the home page's slideshow, each in landscape and in portrait for phones.
 */
export const bundledSlides = ['dal-dawn', 'gulmarg', 'tulips', 'houseboat-dusk'] as const

export type BundledSlide = (typeof bundledSlides)[number]

export const isBundledSlide = (name: string): name is BundledSlide =>
  bundledSlides.some((known) => known === name)
