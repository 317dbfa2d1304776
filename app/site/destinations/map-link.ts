interface Placed {
  latitude: number | null
  longitude: number | null
}

/** Decimal degrees; undefined if either is missing. */
export function coordinatesOf({ latitude, longitude }: Placed) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

/** A link to a public map; undefined without coordinates. */
export function mapLink(place: Placed): string | undefined {
  const at = coordinatesOf(place)
  if (!at) return undefined
  const point = encodeURIComponent(`${at.latitude},${at.longitude}`)
  return `https://www.google.com/maps/search/?api=1&query=${point}`
}
