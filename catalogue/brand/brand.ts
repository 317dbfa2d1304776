/** The agency that the bundled logo and icons are of. */
export const bundledName = 'Kashmir Escapes'

interface Named {
  operatorName: string
  /** Blank or absent while the agency has sent none. */
  brandLogo?: string
}

/** Whether the bundled logo may stand for an agency; for every other its own or its name does. */
export const hasBundledLogo = ({ operatorName, brandLogo }: Named) =>
  operatorName === bundledName && !brandLogo

/** What stands for an agency where its name has no room. */
export const initialOf = (operatorName: string) =>
  (/[\p{L}\p{N}]/u.exec(operatorName)?.[0] ?? '').toUpperCase()

export interface BrandPicture {
  /** Below the host's root, without a leading slash. */
  path: string
  width: number
  height: number
}

/** A picture as a setting holds it: `agency/3f9a….webp 640x200`. */
export const brandPictureText = ({ path, width, height }: BrandPicture) =>
  `${path} ${width}x${height}`

export function readBrandPicture(text = ''): BrandPicture | undefined {
  const [, path, width, height] =
    /^(agency\/[a-z0-9]{1,40}\.webp) ([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(text) ?? []
  return path ? { path, width: Number(width), height: Number(height) } : undefined
}
