import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { openTab, usePreview } from '../use-preview.ts'
import type { SaveChange, Saved } from './send-listing.ts'

interface Options {
  form: {
    check: () => boolean
    dismiss: () => void
    save: (change: SaveChange) => Promise<Saved | undefined>
  }
  name: KindName
  record?: WireListing
  /** The status in the form. */
  status?: string
  onStored: (id: number) => void
}

const takesOff = {
  about: 'It becomes a draft: visitors won’t see it until you publish it again.',
  verb: 'Save as draft',
}

/** Other ways to save: publishing or unpublishing, and as a draft whose preview opens in a tab. */
export function useOtherSaves({ form, name, record, status, onStored }: Options) {
  const { ask, dialog } = useConfirm()
  const preview = usePreview(name)

  /** Resolves to whether it may become a draft; asks unless it is one already. */
  async function mayUnpublish(question: string): Promise<boolean> {
    form.dismiss()
    if (!form.check()) return false
    return record?.status !== 'published' || ask({ question, ...takesOff })
  }
  async function saveAndPreview() {
    if (!(await mayUnpublish('Unpublish to preview?'))) return
    const tab = openTab()
    const saved = await form.save('preview')
    if (!saved) return tab?.close()
    await preview(saved.listing.id, tab)
    onStored(saved.listing.id)
  }
  async function saveDraft() {
    if (await mayUnpublish('Unpublish this page?')) form.save('draft')
  }
  const otherSave =
    status === 'draft'
      ? { text: 'Publish', onClick: () => form.save('published') }
      : { text: 'Save as draft', onClick: saveDraft }
  return { saveAndPreview, otherSave, dialog }
}
