import { brandStyle } from '#catalogue/brand/palette.ts'
import { type BrandPicture, readBrandPicture } from '#catalogue/brand/picture.ts'
import type { Settings } from '#catalogue/settings/setting.ts'
import type { Look, ShownLogo } from './site.ts'

/** Chooses the logo for the background below it: dark in the footer, over a picture, or in a dark theme. */
const logoStyle = [
  '.own-logo{display:grid}',
  '.own-logo img{grid-area:1/1;height:2.75rem;width:auto;max-width:min(12rem,45vw);object-fit:contain;object-position:left}',
  '.own-logo .plate{background:#fdf7ea;border-radius:.375rem;padding:.25rem .5rem}',
  '.site-footer .own-logo img{height:4rem}',
  '.own-logo .on-dark,:is(.site-footer,body:has(.hero) .site-header[data-at-top]) .own-logo .on-light{visibility:hidden}',
  ':is(.site-footer,body:has(.hero) .site-header[data-at-top]) .own-logo .on-dark{visibility:visible}',
  '@media screen and (prefers-color-scheme:dark){.own-logo .on-light{visibility:hidden}.own-logo .on-dark{visibility:visible}}',
  '@supports (animation-timeline:scroll()){body:has(.hero) .site-header .own-logo img{animation:own-seen step-end both;animation-timeline:scroll();animation-range:0 50.1px}body:has(.hero) .site-header .own-logo .on-light{animation-name:own-unseen}}',
  '@keyframes own-seen{from{visibility:visible}}@keyframes own-unseen{from{visibility:hidden}}',
].join('')

type Brand = Pick<
  Settings,
  'brandLogo' | 'brandLogoDark' | 'brandPicture' | 'brandPrimary' | 'brandAccent'
>

/** What every page needs of a brand other than the bundled one. */
export function lookOf(brand: Brand, publicUrl: string): Look | undefined {
  const colours = { primary: brand.brandPrimary, accent: brand.brandAccent }
  const logos = logosOf(brand)
  const image = readBrandPicture(brand.brandPicture)?.path
  const style = brandStyle(colours) + (logos ? logoStyle : '')
  if (!style && !image) return undefined
  return {
    ...(style && { style }),
    ...(logos && { logos }),
    pictures: {
      ...(logos && { logo: publicUrl + logos[0].src }),
      ...(image && { image: `${publicUrl}/${image}` }),
    },
  }
}

/** The logos for light and dark backgrounds; without a dark one, the light one on a light plate. */
function logosOf({ brandLogo, brandLogoDark }: Brand): [ShownLogo, ShownLogo] | undefined {
  const light = readBrandPicture(brandLogo)
  const dark = readBrandPicture(brandLogoDark)
  return (
    light && [shown(light, 'on-light'), shown(dark ?? light, dark ? 'on-dark' : 'on-dark plate')]
  )
}

const shown = ({ path, width, height }: BrandPicture, className: string): ShownLogo => ({
  ...{ src: `/${path}`, width, height, className },
})
