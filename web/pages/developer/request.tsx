import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAction } from '../../api/queries.js'
import { useRequest } from '../../api/watch.js'
import { moment, percent, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel, StatusBadge } from '../../parts/basic.js'
import { kindName, RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'

/** Where the result of a kind of request is looked at. */
const pageOf: Record<string, { to: string; title: string }> = {
  screening: { to: '/screening', title: 'Open the screening' },
  purchase_intent: { to: '/intent', title: 'Open the analysis' },
  comments_relevance: { to: '/relevance', title: 'Open the analysis' },
  social_listening: { to: '/listening', title: 'Open the insights' },
}

export const OneRequest = (): ReactElement => {
  const id = useParam('id') ?? ''
  const { request, error } = useRequest(id)
  const navigate = useNavigate()
  const retry = useAction('retryRequest', () => navigate({ to: '/requests' }))
  const page = pageOf[request?.kind ?? '']
  return (
    <div className="page">
      <PageHead
        title={request === undefined ? 'Request' : kindName(request.kind)}
        about={<code className="break">{id}</code>}
        action={
          <>
            {request?.status === 'failed' && (
              <button type="button" className="button" onClick={() => retry.mutate({ path: { id } })}>
                Retry
              </button>
            )}
            <CopyCurl name="getRequest" input={{ path: { id } }} />
          </>
        }
      />
      {error !== null && <Failed error={error} />}
      {request === undefined && error === null && <Loading />}
      {request !== undefined && (
        <>
          <RequestProgress request={request} what={kindName(request.kind)} />
          <Panel title="State">
            <dl className="facts">
              <dt>Status</dt>
              <dd>
                <StatusBadge status={request.status} />
              </dd>
              <dt>Progress</dt>
              <dd>
                {percent(request.progress.share)} ({whole(request.progress.done)} of {whole(request.progress.total)})
              </dd>
              <dt>Submitted</dt>
              <dd>{moment(request.created_at)}</dd>
              <dt>Started</dt>
              <dd>{moment(request.started_at)}</dd>
              <dt>Finished</dt>
              <dd>{moment(request.finished_at)}</dd>
              <dt>Attempt</dt>
              <dd>{request.attempt}</dd>
            </dl>
            {page !== undefined && (
              <div>
                <Link to={`${page.to}/${id}`} className="button primary">
                  {page.title}
                </Link>
              </div>
            )}
          </Panel>
        </>
      )}
      <p>
        <Link to="/requests">All requests</Link>
      </p>
    </div>
  )
}
