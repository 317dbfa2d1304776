import { Copy, ExternalLink, Eye, EyeOff, Pencil, Send, Trash2 } from 'lucide-react'
import type { KindName } from '#catalogue/kinds.ts'
import { numberPath } from '#catalogue/listings/listing-path.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { MenuItem, MenuLink, SharedMenu } from '../../ui/menu.tsx'
import { openTab, usePreview } from '../use-preview.ts'
import type { RowActions } from './use-row-actions.ts'

interface Props {
  kind: KindName
  actions: RowActions
  item: WireListing
  button: HTMLButtonElement
  isOpen: boolean
  onClose: () => void
}

/** Actions on a listing without opening it. */
export default function RowMenu({ kind, actions, item, ...menu }: Props) {
  const preview = usePreview(kind)
  return (
    <SharedMenu {...menu}>
      <MenuItem Icon={Pencil} onClick={() => actions.edit(item.id)}>
        Edit
      </MenuItem>
      <MenuItem Icon={Copy} onClick={() => actions.duplicate(item)}>
        Duplicate
      </MenuItem>
      {item.status === 'published' ? (
        <>
          <MenuLink Icon={ExternalLink} href={numberPath(kind, item.id)}>
            View on site
          </MenuLink>
          <MenuItem Icon={EyeOff} onClick={() => actions.setStatus(item, 'draft')}>
            Unpublish
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem Icon={Eye} onClick={() => preview(item.id, openTab())}>
            Preview
          </MenuItem>
          <MenuItem Icon={Send} onClick={() => actions.setStatus(item, 'published')}>
            Publish
          </MenuItem>
        </>
      )}
      <MenuItem Icon={Trash2} isDanger onClick={() => actions.remove(item)}>
        Delete
      </MenuItem>
    </SharedMenu>
  )
}
