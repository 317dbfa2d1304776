import { Copy } from 'lucide-react'
import { useState } from 'react'
import { refusals, stateWords } from '#catalogue/reviews/review-words.ts'
import type { WireReview } from '#server/api/reviews/review-routes.ts'
import { dayText } from '../dates.ts'
import { quotePath } from '../links/paths.ts'
import { TextLink } from '../links/text-link.tsx'
import { LeaveWarning } from '../record-form/leaving/leave-warning.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { TextArea } from '../ui/text-input.tsx'
import { useChange } from '../use-change.ts'
import { useAsking } from './use-asking.ts'

/** A review, and the actions of staff. */
export function ReviewRow({ review }: { review: WireReview }) {
  const { state, words, guestName, reference, quoteId, answer, receivedAt } = review
  const isWritten = words !== ''
  return (
    <li className="space-y-3 border-b border-line p-4 last:border-b-0">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <p className={`font-semibold ${state === 'waiting' ? 'text-danger' : ''}`}>
          {stateWords[state]}
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {guestName},{' '}
          {quoteId === null ? (
            reference
          ) : (
            <TextLink size="line" to={quotePath(quoteId)}>
              {reference}
            </TextLink>
          )}
          {receivedAt && `, ${dayText(receivedAt)}`}
        </p>
        {state === 'asked' && quoteId !== null && <AskAgain review={{ ...review, quoteId }} />}
      </div>
      {isWritten && <Written review={review} />}
      {answer && (
        <div className="max-w-prose border-l-2 border-line-strong pl-3 wrap-anywhere">
          <p className="text-sm text-ink-muted">Your answer</p>
          <p className="whitespace-pre-line" dir="auto">
            {answer}
          </p>
        </div>
      )}
      {review.refusal && <p className="text-sm">Refused: {refusals[review.refusal]}.</p>}
      {isWritten && <Decisions review={review} />}
    </li>
  )
}

/** The guest's link again, as for one who has lost it. */
function AskAgain({ review }: { review: Pick<WireReview, 'guestName'> & { quoteId: number } }) {
  const { ask, isBusy, notice } = useAsking()
  const { guestName, quoteId } = review
  return (
    <>
      <Button
        size="small"
        disabled={isBusy}
        onClick={() => ask({ quoteId, guestName, phone: '' }, 'link')}
      >
        <Copy aria-hidden className="size-4.5" /> Copy link
        <span className="sr-only"> for {guestName}</span>
      </Button>
      {notice}
    </>
  )
}

/** The guest's stars, text and pictures. */
const Written = ({
  review: { stars, words, pictures, name, homeTown },
}: {
  review: WireReview
}) => (
  <blockquote className="max-w-prose space-y-1 wrap-anywhere">
    <p>
      <span aria-hidden="true">
        {'★'.repeat(stars ?? 0)}
        {'☆'.repeat(5 - (stars ?? 0))}
      </span>
      <span className="sr-only">{stars} of 5 stars</span>
    </p>
    <p className="whitespace-pre-line" dir="auto">
      {words}
    </p>
    <Pictures paths={pictures} />
    <p className="text-sm text-ink-muted">
      {name}, {homeTown}
    </p>
  </blockquote>
)

/** A thumbnail, which opens the picture in another tab. */
const Pictures = ({ paths }: { paths: string[] }) =>
  paths.length > 0 && (
    <ul className="flex flex-wrap gap-2 py-1">
      {paths.map((path, at) => (
        <li key={path}>
          <a href={`/${path}`} target="_blank" rel="noopener" className="block">
            <img
              src={`/${path}`}
              alt={`From the guest’s trip, ${at + 1}`}
              loading="lazy"
              className="size-24 rounded-lg object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )

function Decisions({ review: { id, state, answer, updatedAt } }: { review: WireReview }) {
  const decisions = useDecisions({ id, answer, updatedAt })
  const { typed, setTyped, decide, isBusy, notice } = decisions
  const mayPublish = state === 'waiting' || state === 'refused'
  return (
    <div className="space-y-3">
      {notice}
      {typed !== answer && (
        <LeaveWarning
          isDirty={() => true}
          isSaving={isBusy}
          place={['page']}
          about="Your answer is not saved."
          onLeave={() => setTyped(undefined)}
        />
      )}
      {mayPublish && (
        <Button
          look="primary"
          disabled={isBusy}
          onClick={() => decide('publish', 'The review is published.')}
        >
          Publish
        </Button>
      )}
      <details>
        <summary className="min-h-9 cursor-pointer content-center text-link pointer-coarse:min-h-11">
          {answer ? 'Your answer' : 'Answer'}
          {state !== 'refused' && ' or refuse'}
        </summary>
        <div className="grid max-w-prose gap-4 pt-2">
          <AnswerFields {...{ id, answer, decisions }} />
          {state !== 'refused' && <RefusalFields {...{ id, decisions }} />}
        </div>
      </details>
    </div>
  )
}

function useDecisions({ id, answer, updatedAt }: Pick<WireReview, 'id' | 'answer' | 'updatedAt'>) {
  const { change, isBusy, notice } = useChange()
  const [reason, setReason] = useState('')
  // Shows another user's answer unless this one typed something.
  const [typed = answer, setTyped] = useState<string>()

  const decide = (step: 'publish' | 'refuse', said: string, more?: { reason: string }) =>
    change('POST', `/reviews/${id}/${step}`, said, { ...more, updatedAt })

  async function saveAnswer() {
    const body = { answer: typed, updatedAt }
    if (await change('PUT', `/reviews/${id}/answer`, 'The answer is saved.', body)) {
      // What was typed meanwhile stays.
      setTyped((now) => (now === typed ? undefined : now))
    }
  }
  return { typed, setTyped, reason, setReason, decide, saveAnswer, isBusy, notice }
}

interface FieldsProps {
  id: number
  decisions: ReturnType<typeof useDecisions>
}

const RefusalFields = ({ id, decisions: { reason, setReason, decide, isBusy } }: FieldsProps) => (
  <>
    <Choice
      id={`reason-${id}`}
      label="Reason for refusing it"
      hint="Criticism is no reason."
      placeholder="Choose a reason"
      options={Object.entries(refusals).map(([value, text]) => ({ value, text }))}
      value={reason}
      onChange={({ currentTarget }) => setReason(currentTarget.value)}
    />
    <div>
      <Button
        disabled={isBusy || reason === ''}
        onClick={() => decide('refuse', 'The review is refused.', { reason })}
      >
        Refuse the review
      </Button>
    </div>
  </>
)

const AnswerFields = ({ id, answer, decisions }: FieldsProps & Pick<WireReview, 'answer'>) => (
  <>
    <TextArea
      id={`answer-${id}`}
      label="Your answer, below the review"
      value={decisions.typed}
      rows={3}
      maxLength={2000}
      onChange={({ currentTarget }) => decisions.setTyped(currentTarget.value)}
    />
    <div>
      <Button
        disabled={decisions.isBusy || decisions.typed === answer}
        onClick={decisions.saveAnswer}
      >
        Save the answer
      </Button>
    </div>
  </>
)
