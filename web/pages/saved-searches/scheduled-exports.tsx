import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAction, useAnswer } from '../../api/queries.js'
import type { ScheduledExport } from '../../generated/interface.js'
import { moment } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Empty, Failed, Shown } from '../../parts/states.js'
import { everyWords } from './schedule.js'
import { t } from '../../language/t.js'

/** Where the latest file is, or why there is none. */
const lastWords = ({ last }: ScheduledExport): string => {
  if (last === null) return t('Not run yet')
  if (last.file !== null) return t('{rows} creators in {file}', { rows: last.rows ?? 0, file: last.file })
  return last.error ?? t('Running')
}

const Row = ({ one, onChange }: { one: ScheduledExport; onChange: () => void }): ReactElement => {
  const change = useAction('changeScheduledExport', onChange)
  const remove = useAction('removeScheduledExport', onChange)
  const error = change.error ?? remove.error
  return (
    <li className="stack tight">
      <span className="row apart">
        <span className="row">
          <strong className="break">{one.name}</strong>
          <Badge>{one.format.toUpperCase()}</Badge>
          {one.paused && <Badge tone="caution">{t('Paused')}</Badge>}
        </span>
        <span className="row">
          <button
            type="button"
            className="button slim"
            onClick={() => change.mutate({ path: { id: one.id }, body: { paused: !one.paused } })}
          >
            {one.paused ? t('Resume') : t('Pause')}
          </button>
          <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id: one.id } })}>
            {t('Remove')}
          </button>
        </span>
      </span>
      <span className="small muted break">{lastWords(one)}</span>
      <span className="small muted">
        {everyWords(one.every_s)}
        {one.next_at === null ? '' : ` ${t('· next {nextAt}', { nextAt: moment(one.next_at) })}`}
      </span>
      {error !== null && <Failed error={error} />}
    </li>
  )
}

/** Searches that are written to the file store of the server by themselves. */
export const ScheduledExports = (): ReactElement => {
  const exports = useAnswer('listScheduledExports', {})
  return (
    <Panel
      title={t('Scheduled exports')}
      about={t('Files that the server writes to its file store on a schedule, one for each run.')}
    >
      <Shown of={exports}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty
              icon="download"
              title={t('No scheduled exports yet')}
              action={
                <Link to="/creators" className="button">
                  {t('Creator search')}
                </Link>
              }
            >
              <p>{t('Search for creators, choose Export, and let it repeat.')}</p>
            </Empty>
          ) : (
            <ul className="stack divided">
              {data.map((one) => (
                <Row key={one.id} one={one} onChange={() => void exports.refetch()} />
              ))}
            </ul>
          )
        }
      </Shown>
    </Panel>
  )
}
