import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { momentText } from '../dates.ts'
import { isFocusLost } from '../ui/keep-focus.ts'
import { NoticeBox } from '../ui/notice-box.tsx'
import { useListener } from '../use-listener.ts'
import { LeaveWarning } from './leaving/leave-warning.tsx'
import { SaveBar } from './save-bar.tsx'
import type { useRecordForm } from './use-record-form.tsx'

const looks = {
  card: '@container overflow-clip rounded-2xl border border-line bg-surface',
  /** If it contains cards of its own. */
  stack: 'space-y-4',
}

type State = Pick<
  ReturnType<typeof useRecordForm>,
  'isDirty' | 'isBusy' | 'refusals' | 'hasUnsaved' | 'leave' | 'notice' | 'restoredFrom'
> & {
  save: () => unknown
  /** If it is busy with something else, such as a picture. */
  isSaving?: boolean
}

type BarProps = Omit<React.ComponentProps<typeof SaveBar>, 'isDirty' | 'isBusy' | 'isLocked'>

interface Props extends React.AriaAttributes, BarProps {
  form: State
  look?: keyof typeof looks
  /** Locked while it is being saved. */
  isLocked?: boolean
  isReadOnly?: boolean
  warning: Pick<React.ComponentProps<typeof LeaveWarning>, 'place' | 'about'>
  onLeave?: () => void
  children: React.ReactNode
}

/** A form of the back office, saved by its button, by Enter and by Ctrl+S. */
export function RecordForm(props: Props) {
  const { form, look = 'card', isLocked = false, isReadOnly = false, children, ...others } = props
  const { save, saving, other, discard, onDiscard, sent, isAlone, isShort, missingId, ...rest } =
    others
  const { warning, onLeave, ...named } = rest
  const { isDirty, isBusy, isSaving = isBusy } = form
  const words = { save, saving, other, discard, onDiscard, sent, missingId }
  const bar = { ...words, isAlone, isShort, isDirty, isBusy }
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  useReturningFocus(isLocked)
  useFirstError(element, form.refusals, isLocked)
  return (
    <form
      ref={element}
      noValidate
      {...named}
      className={looks[look]}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLocked && !isReadOnly) form.save()
      }}
    >
      <div inert={isLocked}>{children}</div>
      {!isReadOnly && <SaveBar {...bar} isLocked={isLocked || isBusy} />}
      <LeaveWarning
        isDirty={form.hasUnsaved}
        isSaving={isSaving}
        onLeave={onLeave ?? form.leave}
        {...warning}
      />
    </form>
  )
}

/** The last save's result, and a notice about restored input. */
export function FormNotices({ form }: { form: Pick<State, 'notice' | 'restoredFrom'> }) {
  const { notice, restoredFrom } = form
  return (
    <>
      {notice}
      {restoredFrom && (
        <NoticeBox tone="info">{`Your edits from ${momentText(restoredFrom)} were restored.`}</NoticeBox>
      )}
    </>
  )
}

/** Ctrl+S and ⌘S submit the form. */
const useSaveKey = (form: RefObject<HTMLFormElement | null>) =>
  useListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  })

/** Scrolls to and focuses the first wrong field whenever the form is refused. */
function useFirstError(
  form: RefObject<HTMLFormElement | null>,
  refusals: number,
  isLocked: boolean,
) {
  const shown = useRef(0)
  useEffect(() => {
    if (isLocked || refusals === shown.current) return
    shown.current = refusals
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    first?.focus({ preventScroll: true })
    // At once, since a tap during the scrolling would miss what it was meant for.
    first?.scrollIntoView({ block: 'center', behavior: 'instant' })
  }, [form, refusals, isLocked])
}

/** Locking a form drops the focus, so it is restored afterwards. */
function useReturningFocus(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return
    const before = document.activeElement
    return () => {
      if (isFocusLost() && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isLocked])
}
