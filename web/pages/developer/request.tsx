import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAction } from '../../api/queries.js'
import { useRequest } from '../../api/watch.js'
import { moment, percent } from '../../format.js'
import { CopyCurl, PageHead, Panel, StatusBadge } from '../../parts/basic.js'
import { kindName, RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'
import { t } from '../../language/t.js'

/** Where the result of a kind of request is looked at. */
const pageOf: Record<string, { to: string; title: string }> = {
  screening: { to: '/screening', title: t('Open the screening') },
  purchase_intent: { to: '/intent', title: t('Open the analysis') },
  comments_relevance: { to: '/relevance', title: t('Open the analysis') },
  social_listening: { to: '/listening', title: t('Open the insights') },
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
        title={request === undefined ? t('Request') : kindName(request.kind)}
        about={<code className="break">{id}</code>}
        action={
          <>
            {request?.status === 'failed' && (
              <button type="button" className="button" onClick={() => retry.mutate({ path: { id } })}>
                {t('Retry')}
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
          <Panel title={t('State')}>
            <dl className="facts">
              <dt>{t('Status')}</dt>
              <dd>
                <StatusBadge status={request.status} />
              </dd>
              <dt>{t('Progress')}</dt>
              <dd>
                {t('{share} ({done} of {total})', {
                  share: percent(request.progress.share),
                  done: request.progress.done,
                  total: request.progress.total,
                })}
              </dd>
              <dt>{t('Submitted')}</dt>
              <dd>{moment(request.created_at)}</dd>
              <dt>{t('Started')}</dt>
              <dd>{moment(request.started_at)}</dd>
              <dt>{t('Finished')}</dt>
              <dd>{moment(request.finished_at)}</dd>
              <dt>{t('Attempt')}</dt>
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
        <Link to="/requests">{t('All requests')}</Link>
      </p>
    </div>
  )
}
