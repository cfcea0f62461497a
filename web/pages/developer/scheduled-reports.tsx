import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { send, type Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import type { NamedProfile } from '../../generated/interface.js'
import { ago, duration } from '../../format.js'
import { CopyCurl, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { NameProfile } from '../../parts/name-profile.js'
import { SavePdf } from '../../parts/save-pdf.js'
import { Failed, Shown } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Select } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Schedule = Answer<'listReportSchedules'>['data'][number]

const daySeconds = 86_400
const intervals = [
  { seconds: daySeconds, title: t('every day') },
  { seconds: 7 * daySeconds, title: t('every week') },
  { seconds: 30 * daySeconds, title: t('every month') },
]

const nameOf = (profile: NamedProfile): string => ('handle' in profile ? atHandle(profile.handle) : profile.profile_url)

const intervalText = (seconds: number): string =>
  intervals.find((each) => each.seconds === seconds)?.title ?? t('every {seconds}', { seconds: duration(seconds) })

const useRefresh = (): (() => Promise<void>) => {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['listReportSchedules'] })
}

const Item = ({ schedule }: { schedule: Schedule }): ReactElement => {
  const { id, profile, every_s: every, last_request_id: last, next_at: next } = schedule
  const name = nameOf(profile)
  const refresh = useRefresh()
  const remove = useAction('removeReportSchedule', () => {
    toast(t('{name} is no longer scheduled.', { name }))
    return refresh()
  })
  return (
    <li className="stack tight">
      <div className="row apart">
        <span>
          <strong>{name}</strong>{' '}
          <span className="small muted">
            {intervalText(every)}. {t('Next {next}.', { next: ago(next) })}
          </span>
        </span>
        <span className="row">
          {last !== null && (
            <SavePdf
              name={last}
              ask={() => send('getProfileReport', { path: { id: last }, headers: { accept: 'application/pdf' } })}
            />
          )}
          <button type="button" className="button slim danger" onClick={() => remove.mutate({ path: { id } })}>
            {t('Remove')}
            <span className="visually-hidden"> {name}</span>
          </button>
        </span>
      </div>
      {remove.error !== null && <Failed error={remove.error} />}
    </li>
  )
}

/** Reports that are made again and again, each with a PDF. */
export const ScheduledReports = (): ReactElement => {
  const [every, setEvery] = useState(7 * daySeconds)
  const refresh = useRefresh()
  const create = useAction('createReportSchedule', () => {
    toast(t('The report is scheduled.'))
    return refresh()
  })
  const schedules = useAnswer('listReportSchedules', {}, { refetchMs: 10_000 })
  return (
    <Panel
      title={t('Scheduled reports')}
      about={t(
        'The first report is created now, the next after each interval. Webhooks and notification channels are notified when the PDF is ready.',
      )}
      action={<CopyCurl name="listReportSchedules" input={{}} />}
    >
      <Select label={t('How often')} value={every} onValue={(value) => setEvery(Number(value))}>
        {intervals.map(({ seconds, title }) => (
          <option key={seconds} value={seconds}>
            {title}
          </option>
        ))}
      </Select>
      <NameProfile
        action={t('Schedule reports')}
        onName={(profile) => create.mutate({ body: { profile, every_s: every } })}
        busy={create.isPending}
        before={(profile) => <CostBefore of={{ kind: 'profile_analytics', input: { profile }, every_s: every }} />}
      />
      {create.error !== null && <Failed error={create.error} />}
      <Shown of={schedules}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="small muted">{t('No reports are scheduled.')}</p>
          ) : (
            <ul className="stack divided">
              {data.map((schedule) => (
                <Item key={schedule.id} schedule={schedule} />
              ))}
            </ul>
          )
        }
      </Shown>
    </Panel>
  )
}
