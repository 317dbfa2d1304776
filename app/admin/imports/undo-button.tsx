import { Undo2 } from 'lucide-react'
import { undoDays } from '#catalogue/imports/import.ts'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { Button } from '../ui/button.tsx'
import { useChange } from '../use-change.ts'
import { fileNames } from './words.ts'

/** Undoes an import after confirmation. */
export function UndoButton({ import: each }: { import: WireImport }) {
  const { change, isBusy, notice, ask, dialog } = useChange()
  async function undo() {
    const question = 'Undo this import?'
    const note = `New listings are deleted and changed ones go back to what they were, except those that somebody changed since. You can undo this for ${undoDays} days.`
    if (!(await ask({ question, about: fileNames(each), note, verb: 'Undo import' }))) return
    await change('POST', `/imports/${each.id}/undo`, 'The import is being undone.')
  }
  return (
    <div className="space-y-2">
      {notice}
      <Button size="small" onClick={undo} disabled={isBusy}>
        <Undo2 aria-hidden className="size-4" /> Undo
        <span className="sr-only"> {fileNames(each)}</span>
      </Button>
      {dialog}
    </div>
  )
}
