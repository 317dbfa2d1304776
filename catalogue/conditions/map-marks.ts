/** The roads and places on the valley map, by the name that links a condition to its mark. */
export const mapMarks = {
  nh44: 'Srinagar to Jammu, NH-44',
  mughal: 'Mughal Road',
  zojila: 'Zojila',
  gulmarg: 'Srinagar to Gulmarg',
  tangmarg: 'Tangmarg to Gulmarg',
  pahalgam: 'Pahalgam to Aru and Chandanwari',
  sinthan: 'Sinthan Top',
  razdan: 'Razdan Pass',
  gondola: 'Gulmarg gondola',
  tulips: 'Tulip garden',
} as const

export type MapMark = keyof typeof mapMarks

export const mapMarkNames = Object.keys(mapMarks) as MapMark[]
