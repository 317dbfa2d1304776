import { href, Link, useNavigate } from 'react-router'
import type { WireImport } from '#server/api/imports/import-answer.ts'
import { call } from '../api/call.ts'
import { toast } from '../notice.ts'
import { Panel } from '../shell/screen-frame.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useAction } from '../use-action.ts'
import { useChange } from '../use-change.ts'
import { UndoButton } from './undo-button.tsx'
import { isWorking, progressText, resultText, rowsText, stateText } from './words.ts'

/** An import's progress, and the available actions. */
export function ImportState({ now }: { now: WireImport }) {
  return (
    <Panel heading={stateText(now)}>
      <div className="space-y-4">
        {now.problem && (
          <NoticeBox tone={now.state === 'failed' ? 'failure' : 'info'}>{now.problem}</NoticeBox>
        )}
        {isWorking(now) ? <Progress now={now} /> : <Result now={now} />}
        {now.notes.length > 0 && <Notes notes={now.notes} />}
      </div>
    </Panel>
  )
}

function Progress({ now }: { now: WireImport }) {
  return (
    <div className="space-y-2">
      <progress
        aria-label={stateText(now)}
        max={Math.max(1, now.total)}
        value={now.total > 0 ? now.done : undefined}
        className="h-3 w-full accent-primary"
      />
      <p role="status" className="tabular-nums">
        {progressText(now)}
      </p>
      <p className="text-sm text-ink-muted">
        You can leave this page: the import continues by itself and is listed under “Imports”.
      </p>
    </div>
  )
}

function Result({ now }: { now: WireImport }) {
  const { state, counts, canUndo } = now
  return (
    <>
      {state !== 'failed' && (
        <p role="status" className="text-lg font-semibold">
          {resultText(now)}
        </p>
      )}
      {state === 'checked' && counts.refused > 0 && (
        <p className="max-w-prose text-ink-muted">
          {rowsText(counts.refused)} cannot be imported as they are. Correct the cells below in your
          sheet and send it again, or import the others now.
        </p>
      )}
      <div className="flex flex-wrap items-start gap-3">
        {state === 'checked' && <Decide now={now} />}
        {state === 'failed' && <Forget now={now} />}
        {canUndo && <UndoButton import={now} />}
      </div>
    </>
  )
}

function Decide({ now }: { now: WireImport }) {
  const { change, isBusy, notice } = useChange()
  const good = now.counts.new + now.counts.changed
  const apply = () => change('POST', `/imports/${now.id}/apply`, 'The import has begun.')
  return (
    <>
      {notice}
      {good > 0 && (
        <Button look="primary" onClick={apply} disabled={isBusy}>
          Import {rowsText(good)}
        </Button>
      )}
      <Forget now={now} />
    </>
  )
}

/** Discards an import that was not applied, to upload corrected sheets. */
function Forget({ now }: { now: WireImport }) {
  const { notify, isBusy, run, reload, send, succeed } = useAction()
  const navigate = useNavigate()
  const forget = () =>
    run(async () => {
      const { problem } = await send(() => call('DELETE', `/imports/${now.id}`))
      // A toast, since somebody may have imported it, and this button is gone then.
      if (problem) notify('failure', toast(problem.Error))
      if (problem && problem.status !== 404) return reload()
      await navigate(href('/admin/imports'))
      if (!problem) succeed('Nothing was imported.')
    })
  return (
    <>
      <Link to={href('/admin/imports')} className={buttonClass()}>
        Send again
      </Link>
      <Button look="quiet" onClick={forget} disabled={isBusy}>
        Discard
      </Button>
    </>
  )
}

const Notes = ({ notes }: { notes: string[] }) => (
  <details>
    <summary className="cursor-pointer py-2 font-semibold">Worth a look: {notes.length}</summary>
    <ul className="list-disc space-y-1 pl-6 text-sm">
      {notes.map((note) => (
        <li key={note} className="wrap-anywhere">
          {note}
        </li>
      ))}
    </ul>
  </details>
)
