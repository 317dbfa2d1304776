import { mealPlans } from '#catalogue/quotes/line.ts'
import { rateFields, rateUnits } from '#catalogue/rates/rate.ts'
import type { SupplierKind } from '#catalogue/rates/supplier.ts'
import { FormDialog } from '../form-dialog.tsx'
import { sellsRooms } from '../kind-look.ts'
import { type Item, itemOf } from './grid-table.ts'

const planTexts = {
  EP: 'Room, no meals (EP)',
  CP: 'Room with breakfast (CP)',
  MAP: 'Room, breakfast and dinner (MAP)',
  AP: 'Room, all meals (AP)',
}

const ways = [
  ...mealPlans.map((plan) => ({ value: plan, text: planTexts[plan], plan, unit: null })),
  ...rateUnits.map((unit) => ({ value: unit, text: `One price per ${unit}`, plan: null, unit })),
]

const fields = {
  item: rateFields.item,
  sold: {
    label: 'Sold as',
    required: true,
    options: ways.map(({ value, text }) => ({ value, text })),
  },
}

interface Props {
  kind: SupplierKind
  onAdd: (item: Item) => void
  onClose: () => void
}

/** Adds an item; it is stored with its first price. */
export function ItemDialog({ kind, onAdd, onClose }: Props) {
  return (
    <FormDialog
      title="Add an item"
      note="It is saved with the first price you enter for it."
      {...{ fields, onClose }}
      begin={{ item: '', sold: sellsRooms(kind) ? 'CP' : 'day' }}
      verb="Add item"
      onSubmit={async ({ item, sold }) => {
        const { data, error } = rateFields.item.schema.safeParse(item)
        const way = ways.find(({ value }) => value === sold)
        if (error) return { item: error.issues.map(({ message }) => message) }
        if (way) onAdd(itemOf({ item: data, plan: way.plan, unit: way.unit }))
      }}
    />
  )
}
