import type { ReactElement } from 'react'
import { t } from '../../language/t.js'

/** Every kind of event that can be subscribed to, as people say it. */
export const eventKinds: { kind: string; title: string; isQuiet?: boolean }[] = [
  { kind: 'request.finished', title: t('Requests that ended'), isQuiet: true },
  { kind: 'screening.finished', title: t('Screenings that ended') },
  { kind: 'screening.item_flagged', title: t('Items that monitoring flagged') },
  { kind: 'screening.level_changed', title: t('Risk levels that changed') },
  { kind: 'screening.run_failed', title: t('Monitoring that failed') },
  { kind: 'listening.alert', title: t('Listening: thresholds and spikes') },
  { kind: 'listening.mention', title: t('Listening: new mentions') },
  { kind: 'report.ready', title: t('Scheduled reports, as PDF') },
  { kind: 'export.ready', title: t('Scheduled exports: a file was written') },
  { kind: 'search.changed', title: t('Saved searches: new, lost and changed matches') },
  { kind: 'campaign.post', title: t('New posts of campaigns') },
  { kind: 'campaign.finished', title: t('Campaigns that ended') },
  { kind: 'connection.connected', title: t('Creators who connected an account') },
  { kind: 'connection.ended', title: t('Connections that ended') },
  { kind: 'quota.low', title: t('Quotas that run out') },
  { kind: 'quota.spent', title: t('Quotas that are used up') },
  { kind: 'webhook.paused', title: t('Webhooks that were paused') },
  { kind: 'notification.paused', title: t('Channels that were paused') },
]

export const EventBoxes = (): ReactElement => (
  <fieldset className="stack tight">
    <legend>{t('Events')}</legend>
    {eventKinds.map(({ kind, title, isQuiet = false }) => (
      <label key={kind} className="check">
        <input type="checkbox" name="event" value={kind} defaultChecked={!isQuiet} />
        <span>{title}</span>
      </label>
    ))}
  </fieldset>
)

export const eventsOf = (form: FormData): string[] => {
  const chosen = form.getAll('event').filter((each) => typeof each === 'string')
  return chosen.length === eventKinds.length ? ['*'] : chosen
}

/** A few kinds by their names, more by their number. */
export const sayEvents = (events: readonly string[]): string => {
  if (events.includes('*')) return t('all')
  return events.length > 4 ? t('{count} kinds', { count: events.length }) : events.join(', ')
}
