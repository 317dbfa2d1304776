import { href } from 'react-router'
import { type KindName, kindOf } from '#catalogue/kinds.ts'

export const enquiryPath = (id: number) => href('/admin/enquiries/:id', { id: `${id}` })

export const quotePath = (id: number) => href('/admin/quotes/:id', { id: `${id}` })

/** The list of a kind. */
export const screenPath = (kind: KindName) =>
  href('/admin/:screen', { screen: kindOf(kind).screen })

/** The form of a listing. */
export const editPath = (kind: KindName, id: number | null) => `${screenPath(kind)}?edit=${id}`
