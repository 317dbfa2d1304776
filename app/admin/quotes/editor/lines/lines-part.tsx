import { BookOpen, Plus } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../../shell/screen-frame.tsx'
import { Button } from '../../../ui/button.tsx'
import { lazily } from '../../../ui/lazily.ts'
import { changeLines, newLine } from '../../editing/changes.ts'
import { useEditing, useVersion, useView } from '../../editing/editing.ts'
import { focusField } from '../focus-field.ts'
import { LineList } from './line-list.tsx'
import { MoreOptions, OptionBar } from './option-bar.tsx'
import { TodaysRates } from './todays-rates.tsx'

const RateDialog = lazily(() => import('./rate-dialog.tsx'))

/** The offers and their costs, by option. */
export function LinesPart() {
  const optionId = useView((view) => view.optionId)
  const at = useVersion(({ options }) => options.findIndex(({ id }) => id === optionId))
  return (
    <Panel heading="Lines">
      <OptionBar shownId={optionId} />
      <TodaysRates />
      <LineList key={optionId} optionId={optionId} at={Math.max(at, 0)} />
      <AddLines optionId={optionId} />
      <MoreOptions shownId={optionId} />
    </Panel>
  )
}

function AddLines({ optionId }: { optionId: string }) {
  const { draft, view } = useEditing()
  const [isOpen, setOpen] = useState(false)
  function addByHand() {
    const line = newLine(draft.get().nights)
    draft.change(changeLines(optionId, (lines) => [...lines, line]))
    const { options } = draft.get()
    const at = options.findIndex(({ id }) => id === optionId)
    const last = (options[at]?.lines.length ?? 1) - 1
    focusField({ view, draft }, `options.${at}.lines.${last}.text`)
  }
  return (
    <div className="flex flex-wrap gap-2 pt-3">
      <Button className="grow" onClick={() => setOpen(true)}>
        <BookOpen aria-hidden className="size-5" /> Add from the rate book
      </Button>
      <Button id="type-a-line" className="grow" onClick={addByHand}>
        <Plus aria-hidden className="size-5" /> Type a line
      </Button>
      {isOpen && <RateDialog optionId={optionId} onClose={() => setOpen(false)} />}
    </div>
  )
}
