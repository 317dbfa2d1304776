import { readBrandPicture } from '#catalogue/brand/brand.ts'
import { useSite } from '../site.ts'

/** The logo that the agency sent; where it sent none for dark surfaces, that one on a light plate. */
export function OwnLogo() {
  const { operatorName, brandLogo, brandLogoDark } = useSite()
  const light = readBrandPicture(brandLogo)
  const dark = readBrandPicture(brandLogoDark)
  if (!light) return null
  const picture = ({ path, width, height } = light) => ({
    ...{ src: `/${path}`, width, height },
  })
  return (
    <span className="own-logo">
      <img {...picture()} alt={operatorName} className="on-light" />
      <img {...picture(dark)} alt={operatorName} className={dark ? 'on-dark' : 'on-dark plate'} />
    </span>
  )
}
