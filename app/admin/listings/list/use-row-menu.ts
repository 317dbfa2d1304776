import { useState } from 'react'
import type { WireListing } from '#server/wire/schemas.ts'

interface Row {
  item: WireListing
  /** Of the row, below which the menu stands. */
  button: HTMLButtonElement
  isOpen: boolean
}

/** The one menu of all rows: whose it is, and whether it is open. */
export function useRowMenu() {
  const [row, setRow] = useState<Row>()
  const openFor = row?.isOpen ? row.item.id : undefined
  return {
    row,
    openFor,
    toggle: (item: WireListing, button: HTMLButtonElement) =>
      setRow({ item, button, isOpen: openFor !== item.id }),
    close: () => setRow(row && { ...row, isOpen: false }),
  }
}
