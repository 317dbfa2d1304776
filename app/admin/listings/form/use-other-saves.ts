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
  /** As the form has it. */
  status?: string
  onStored: (id: number) => void
}

const takesOff = {
  about: 'It becomes a draft: visitors won’t see it until you publish it again.',
  verb: 'Save as draft',
}

/** The saves beside the usual one: as the other of draft and published, and as a draft whose page is opened in a tab. */
export function useOtherSaves({ form, name, record, status, onStored }: Options) {
  const { ask, dialog } = useConfirm()
  const preview = usePreview(name)

  /** Settles with whether it may become a draft, which nobody is asked about that is none yet. */
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
