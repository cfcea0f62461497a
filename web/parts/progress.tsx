import type { ReactElement } from 'react'
import { cancelRequest, isFinal } from '../api/watch.js'
import type { Request } from '../generated/interface.js'
import { duration, percent } from '../format.js'
import { StatusBadge } from './basic.js'
import { CostLines } from './cost.js'
import { StartWays } from './first-data.js'
import { Note, WhatIsMissing } from './states.js'
import { toast } from './toasts.js'
import { t, word } from '../language/t.js'

export const ProgressBar = ({ request }: { request: Pick<Request, 'progress' | 'status'> }): ReactElement => {
  const { share, total } = request.progress
  const waiting = request.status === 'queued' || (request.status === 'in_progress' && total === null)
  return (
    <div
      className={`progress${waiting ? ' waiting' : ''}`}
      role="progressbar"
      aria-label={t('Progress')}
      {...(waiting ? {} : { 'aria-valuenow': Math.round(share * 100), 'aria-valuemin': 0, 'aria-valuemax': 100 })}
    >
      <div style={waiting ? {} : { width: percent(share) }} />
    </div>
  )
}

const countOf = ({ progress: { done, total } }: Request): string =>
  total !== null
    ? t('{done} of {total}', { done, total })
    : done === 0
      ? t('Just started')
      : t('{done} so far', { done })

/** Nobody there to read: an import or a network helps, trying again does not. */
const isForWantOfData = ({ error }: Request): boolean =>
  error !== null && ['not_found', 'not_supported', 'unavailable'].includes(error.code)

/** Work under way: how far, how long still, and a way to end it. Nothing once it has succeeded. */
export const RequestProgress = ({
  request,
  what,
  countsShares = false,
}: {
  request: Request | undefined
  what: string
  countsShares?: boolean
}): ReactElement | null => {
  if (request === undefined) return null
  if (request.status === 'succeeded') return null
  if (request.status === 'partial') return <WhatIsMissing missing={request.missing} />
  if (request.status === 'failed')
    return (
      <Note tone="alarm" title={t('{what} failed', { what })}>
        <div className="stack tight">
          <p>{request.error?.detail ?? t('The server gave no reason.')}</p>
          {isForWantOfData(request) && (
            <div className="row">
              <StartWays />
            </div>
          )}
        </div>
      </Note>
    )
  if (request.status === 'canceled') return <Note tone="caution" title={t('{what} was canceled', { what })} />
  return (
    <div className="panel request-progress" aria-live="off">
      <div className="row apart">
        <div className="row">
          <strong>{what}</strong>
          <StatusBadge status={request.status} />
        </div>
        <CancelButton id={request.id} />
      </div>
      <ProgressBar request={request} />
      <CostLines cost={request.cost} />
      <p className="small muted number">
        {request.status === 'queued' ? t('Queued') : countsShares ? percent(request.progress.share) : countOf(request)}
        {request.progress.eta_s !== null && ` ${t('· about {etaS} left', { etaS: duration(request.progress.eta_s) })}`}
        {request.retry_at !== null && ` ${t('· an attempt failed; retrying')}`}
      </p>
    </div>
  )
}

export const CancelButton = ({ id }: { id: string }): ReactElement => (
  <button
    type="button"
    className="button slim danger"
    onClick={() => {
      cancelRequest(id).then(
        () => toast(t('Canceled.')),
        (error: unknown) => toast(error instanceof Error ? error.message : t('The request could not be canceled.')),
      )
    }}
  >
    {t('Cancel')}
  </button>
)

export const kindName = (kind: string): string => word(kind)

export { isFinal }
