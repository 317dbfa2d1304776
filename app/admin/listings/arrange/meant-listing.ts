/** A click on a button that moves a listing. */
export interface MoveClick {
  id: number
  by: -1 | 1
  /** Milliseconds. */
  at: number
  /** In pixels of the window. */
  y: number
  isPointer: boolean
}

/** As long as a double click may take. */
const againMs = 600
const trembling = 8

/** The listing to move: by a quick click again the same, although its neighbour is there now. */
export const meantListing = (click: MoveClick, last?: MoveClick): number =>
  last && isAgain(click, last) ? last.id : click.id

const isAgain = (click: MoveClick, last: MoveClick) =>
  click.isPointer &&
  click.by === last.by &&
  click.at - last.at < againMs &&
  Math.abs(click.y - last.y) < trembling
