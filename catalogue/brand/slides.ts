/** The pictures of the first screen that come with the site. Each has a landscape, and a portrait made for phones. */
export const bundledSlides = ['dal-dawn', 'gulmarg', 'tulips', 'houseboat-dusk'] as const

export type BundledSlide = (typeof bundledSlides)[number]

export const isBundledSlide = (name: string): name is BundledSlide =>
  bundledSlides.some((known) => known === name)
