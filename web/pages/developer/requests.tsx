import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, type ReactElement } from 'react'
import { useAddress } from '../../address.js'
import { usePages } from '../../api/queries.js'
import { followRequest, isFinal } from '../../api/watch.js'
import type { ListedRequest, Request } from '../../generated/interface.js'
import { ago, duration } from '../../format.js'
import { CopyCurl, PageHead, Panel, StatusBadge } from '../../parts/basic.js'
import { Chips } from '../../parts/chips.js'
import { CancelButton, ProgressBar } from '../../parts/progress.js'
import { RequestLink } from '../../parts/request-link.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { t, word } from '../../language/t.js'

const statuses = ['queued', 'in_progress', 'succeeded', 'partial', 'failed', 'canceled'] as const

/** A row follows its request by itself for as long as it is not final. */
const Row = ({ request: listed }: { request: ListedRequest }): ReactElement => {
  const [live, setLive] = useState<Request>()
  const request = live ?? listed
  const running = !isFinal(listed.status)
  useEffect(() => {
    if (!running) return
    const stop = new AbortController()
    followRequest(listed.id, setLive, stop.signal).catch(() => {})
    return () => stop.abort()
  }, [listed.id, running])
  const took =
    request.started_at === null || request.finished_at === null
      ? null
      : (Date.parse(request.finished_at) - Date.parse(request.started_at)) / 1000
  return (
    <tr>
      <td>
        <RequestLink request={listed} />
        <Link to="/requests/$id" params={{ id: request.id }} className="small-target tiny muted break">
          <code>{request.id}</code>
        </Link>
      </td>
      <td>
        <StatusBadge status={request.status} />
      </td>
      <td className={`request-bar${isFinal(request.status) ? ' final' : ''}`}>
        <ProgressBar request={request} />
      </td>
      <td className="nowrap">{ago(request.created_at)}</td>
      <td className="end">{duration(took)}</td>
      <td className="end">{isFinal(request.status) ? null : <CancelButton id={request.id} />}</td>
    </tr>
  )
}

export const Requests = (): ReactElement => {
  const { status } = useAddress()
  const chosen = statuses.find((each) => each === status)
  const navigate = useNavigate()
  const input = { query: { limit: 20, status: chosen } }
  const pages = usePages('listRequests', input)
  return (
    <div className="page">
      <PageHead
        title={t('Requests')}
        about={t(
          'Exports, analyses and screenings that run in the background. They continue when you leave this page and survive a restart.',
        )}
        action={<CopyCurl name="listRequests" input={input} />}
      />
      <Chips
        label={t('Status')}
        all={t('All')}
        options={statuses.map((name) => ({ name, title: word(name) }))}
        chosen={chosen}
        onChoose={(each) => void navigate({ to: '/requests', search: each === undefined ? {} : { status: each } })}
      />
      <Panel flush>
        {pages.isPending ? (
          <div className="panel">
            <Loading />
          </div>
        ) : pages.error !== null ? (
          <Failed error={pages.error} onAgain={pages.again} />
        ) : pages.items.length === 0 ? (
          <Empty
            icon="requests"
            title={chosen === undefined ? t('No requests yet') : t('No requests with this status')}
            action={
              <>
                <Link to="/screening" className="button">
                  {t('Screen a profile')}
                </Link>
                <Link to="/listening" className="button">
                  {t('Listen to a brand')}
                </Link>
              </>
            }
          >
            <p>{t('Follow your exports, screenings and analyses live.')}</p>
          </Empty>
        ) : (
          <Table
            label={t('Requests')}
            narrow="cards"
            columns={[
              t('Request'),
              t('Status'),
              t('Progress'),
              t('Submitted'),
              { title: t('Took'), end: true },
              { title: t('Actions'), hidden: true },
            ]}
          >
            {pages.items.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </Table>
        )}
      </Panel>
      {pages.hasMore && (
        <div>
          <button type="button" className="button" onClick={pages.more} disabled={pages.isLoadingMore}>
            {pages.isLoadingMore ? t('Loading …') : t('Older requests')}
          </button>
        </div>
      )}
    </div>
  )
}
