import { brandStyle } from '#catalogue/brand/palette.ts'
import type { Settings } from '#catalogue/settings/setting.ts'

/** Of the two logos the one that the ground below it asks for: dark in the footer, over a picture, in a dark theme. */
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

type Look = Pick<Settings, 'brandLogo' | 'brandPrimary' | 'brandAccent'>

/** What an agency's own look adds to the style sheets; blank for the bundled one. */
export const styleOf = ({ brandLogo, brandPrimary: primary, brandAccent: accent }: Look) =>
  brandStyle({ primary, accent }) + (brandLogo && logoStyle)
