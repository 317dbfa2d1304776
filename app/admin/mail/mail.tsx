import { mailPageSize } from '#catalogue/enquiries/mail-query.ts'
import type { WireMail, WireMailQueue } from '#server/api/operations/mail-routes.ts'
import { readOrThrow } from '../api/guard.ts'
import { momentText } from '../dates.ts'
import { readPage } from '../read-page.ts'
import { Failure } from '../shell/failure.tsx'
import { ScreenFrame } from '../shell/screen-frame.tsx'
import { Button } from '../ui/button.tsx'
import { NoData } from '../ui/no-data.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { useChange } from '../use-change.ts'
import type { Route } from './+types/mail'

export const ErrorBoundary = Failure

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const page = readPage(new URL(request.url).searchParams)
  return { ...(await readOrThrow<WireMailQueue>(request, `/Mail?page=${page}`)), page }
}

const notSetUp =
  'Email isn’t set up, so messages wait here and can be viewed. Ask your site administrator to set SMTP_URL, MAIL_FROM and MAIL_TO.'

export default function Mails({ loaderData: queue }: Route.ComponentProps) {
  const { change, isBusy, notice } = useChange()
  const retry = ({ id }: WireMail) => change('POST', `/Mail/${id}/retry`, 'Trying again now.')
  return (
    <ScreenFrame title="Mail queue">
      {!queue.sends && <NoticeBox tone="info">{notSetUp}</NoticeBox>}
      {notice}
      <p className="text-ink-muted">
        {queue.waiting} waiting, {queue.stuck} failed.
      </p>
      <div className="rounded-2xl border border-line bg-surface">
        {queue.$values.length === 0 ? (
          <NoData>All mails have been sent.</NoData>
        ) : (
          <>
            <ul>
              {queue.$values.map((mail) => (
                <MailRow
                  key={mail.id}
                  mail={mail}
                  isBusy={isBusy}
                  onRetry={queue.sends ? () => retry(mail) : undefined}
                />
              ))}
            </ul>
            <Pagination
              page={queue.page}
              pageSize={mailPageSize}
              total={queue.waiting + queue.stuck}
            />
          </>
        )}
      </div>
    </ScreenFrame>
  )
}

interface RowProps {
  mail: WireMail
  isBusy: boolean
  /** Absent if no mail server is set up. */
  onRetry?: () => void
}

function MailRow({ mail, isBusy, onRetry }: RowProps) {
  const { to, subject, text, state, attempts, runAt, lastError, createdAt } = mail
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 border-b border-line p-4">
      <div className="col-span-2 sm:col-span-1">
        <p className="font-semibold break-words">{subject}</p>
        <p className="text-sm break-words text-ink-muted">
          To {to || 'the operator'}, written {momentText(createdAt)}
        </p>
        {attempts > 0 && (
          <p className="text-sm text-ink-muted">
            Tried {attempts} {attempts === 1 ? 'time' : 'times'}
            {state !== 'stuck' && onRetry && `, next ${momentText(runAt)}`}
          </p>
        )}
        {lastError && <p className="text-sm break-words text-danger">{lastError}</p>}
      </div>
      {text && (
        <details className="col-span-2 col-start-1 row-start-2 text-sm">
          <summary className="min-h-9 cursor-pointer content-center text-link pointer-coarse:min-h-11">
            View message
          </summary>
          <p className="pt-1 break-words whitespace-pre-line">{text}</p>
        </details>
      )}
      {onRetry && (
        <Button
          size="small"
          disabled={isBusy}
          onClick={onRetry}
          className="relative col-start-2 row-start-2 sm:row-start-1"
        >
          Try again<span className="sr-only">: {subject}</span>
        </Button>
      )}
    </li>
  )
}
