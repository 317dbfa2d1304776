import type { MapMark } from './map-marks.ts'

/** Side of the drawing, which is square; north is up, a degree of latitude about 386. */
export const mapSize = 640

export interface Drawn {
  /** The line of a road; undefined for a place. */
  path?: string
  /** The position of its state. */
  at: [x: number, y: number]
  /** Its name on the map, and the position of the name. */
  name: string
  label: [x: number, y: number, anchor: 'start' | 'middle' | 'end']
}

export const drawn: Record<MapMark, Drawn> = {
  nh44: {
    path: 'M258 266 C290 296 318 320 344 352 S366 398 370 430 S392 486 396 520 S396 596 374 640',
    at: [396, 536],
    name: 'NH-44 to Jammu',
    label: [416, 600, 'start'],
  },
  mughal: {
    path: 'M262 402 C236 408 214 432 182 430 S132 438 112 452 S92 524 60 566',
    at: [150, 434],
    name: 'Mughal Road',
    label: [150, 476, 'start'],
  },
  zojila: {
    path: 'M420 172 C440 166 452 186 474 182 S520 146 548 134 S604 108 640 82',
    at: [484, 176],
    name: 'Zojila',
    label: [488, 216, 'start'],
  },
  gulmarg: {
    path: 'M248 256 C222 244 204 252 186 256 S164 258 150 260',
    at: [198, 253],
    name: 'Gulmarg road',
    label: [190, 226, 'end'],
  },
  tangmarg: {
    path: 'M150 260 C134 262 138 276 124 274 S112 288 98 288',
    at: [124, 275],
    name: 'Tangmarg road',
    label: [112, 314, 'start'],
  },
  pahalgam: {
    path: 'M430 294 C428 278 414 270 410 246 M430 294 C446 284 452 268 478 260',
    at: [450, 277],
    name: 'Aru road',
    label: [492, 274, 'start'],
  },
  sinthan: {
    path: 'M420 446 C440 436 456 448 484 446 S516 486 536 508 S566 544 578 566',
    at: [490, 449],
    name: 'Sinthan Top',
    label: [510, 442, 'start'],
  },
  razdan: {
    path: 'M212 128 C204 112 216 102 206 88 S232 62 270 44',
    at: [207, 88],
    name: 'Razdan Pass',
    label: [186, 84, 'end'],
  },
  gondola: {
    path: 'M98 288 L58 308',
    at: [68, 303],
    name: 'Gondola',
    label: [24, 344, 'start'],
  },
  tulips: { at: [296, 262], name: 'Tulip garden', label: [318, 270, 'start'] },
}

/** Roads without a state. */
export const otherRoads = [
  'M258 252 C250 214 236 176 212 128',
  'M262 250 C292 216 330 206 364 192 S402 182 420 172',
  'M258 268 C256 310 262 352 262 402',
  'M350 360 C372 342 384 318 430 294',
  'M368 402 C384 424 402 440 420 446',
]

export interface Town {
  name: string
  at: [x: number, y: number]
  label: [x: number, y: number, anchor: 'start' | 'end']
}

export const towns: Town[] = [
  { name: 'Srinagar', at: [256, 260], label: [238, 284, 'end'] },
  { name: 'Gulmarg', at: [98, 288], label: [88, 276, 'end'] },
  { name: 'Pahalgam', at: [430, 294], label: [442, 312, 'start'] },
  { name: 'Sonamarg', at: [420, 172], label: [408, 156, 'end'] },
  { name: 'Gurez', at: [270, 44], label: [284, 46, 'start'] },
  { name: 'Anantnag', at: [368, 400], label: [356, 408, 'end'] },
  { name: 'Shopian', at: [262, 402], label: [250, 388, 'end'] },
]

/** The floor of the valley, its waters and its ranges. */
export const valley =
  'M96 178 C128 130 190 116 232 136 S318 176 352 230 S424 330 436 384 S424 464 380 462 S300 434 256 412 S176 330 140 290 S72 214 96 178 Z'

export const waters = [
  'M150 150 C168 134 202 140 206 156 S186 178 168 174 S138 164 150 150 Z',
  'M266 242 C276 230 292 234 292 246 S280 258 270 256 S260 250 266 242 Z',
]

export const river =
  'M392 452 C376 432 366 410 352 384 S316 322 290 296 S254 268 240 236 S206 190 186 170 S140 168 96 190'

/** Peaks, by their left foot: the Pir Panjal in the south and west, the great range in the north and east. */
const feet: [x: number, y: number][] = [
  [18, 250],
  [70, 376],
  [96, 410],
  [214, 520],
  [296, 506],
  [330, 492],
  [62, 130],
  [64, 64],
  [146, 66],
  [300, 90],
  [338, 116],
  [372, 92],
  [440, 120],
  [484, 96],
  [540, 184],
  [572, 222],
  [534, 318],
  [572, 352],
  [500, 372],
  [560, 400],
  [592, 330],
]

export const peaks = feet.map(([x, y]) => `M${x} ${y}l12-20 8 11 5-7 11 16`).join('')
