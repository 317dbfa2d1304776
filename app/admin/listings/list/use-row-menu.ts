import { useState } from 'react'
import type { WireListing } from '#server/wire/schemas.ts'

interface Row {
  item: WireListing
  /** The row below which the menu is. */
  button: HTMLButtonElement
  isOpen: boolean
}

/** The single menu shared by all rows: its row, and whether it is open. */
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
