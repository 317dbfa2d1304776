import type { KindName } from '#catalogue/kinds.ts'
import type { WireListing } from '#server/wire/schemas.ts'
import { useConfirm } from '../../ui/confirm.tsx'
import { openTab, usePreview } from '../use-preview.ts'

interface Options {
  form: {
    check: () => boolean
    dismiss: () => void
    save: (change: 'preview') => Promise<WireListing | undefined>
  }
  name: KindName
  record?: WireListing
  onStored: (id: number) => void
}

const takesOff = {
  question: 'Unpublish to preview?',
  about: 'It becomes a draft: visitors won’t see it until you publish it again.',
  verb: 'Save as draft',
}

/** Saves a listing as a draft and opens its page in a tab. */
export function useSaveAndPreview({ form, name, record, onStored }: Options) {
  const { ask, dialog } = useConfirm()
  const preview = usePreview(name)

  async function saveAndPreview() {
    form.dismiss()
    if (!form.check()) return
    if (record?.status === 'published' && !(await ask(takesOff))) return
    const tab = openTab()
    const saved = await form.save('preview')
    if (!saved) return tab?.close()
    await preview(saved.id, tab)
    onStored(saved.id)
  }
  return { saveAndPreview, dialog }
}
