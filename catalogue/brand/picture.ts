export interface BrandPicture {
  /** Path below the host's root, without a leading slash. */
  path: string
  width: number
  height: number
}

/** A picture as stored in a setting: `agency/3f9a….webp 640x200`. */
export const brandPictureText = ({ path, width, height }: BrandPicture) =>
  `${path} ${width}x${height}`

export function readBrandPicture(text = ''): BrandPicture | undefined {
  const [, path, width, height] =
    /^(agency\/[a-z0-9]{1,40}\.webp) ([1-9]\d{0,4})x([1-9]\d{0,4})$/.exec(text) ?? []
  return path ? { path, width: Number(width), height: Number(height) } : undefined
}
