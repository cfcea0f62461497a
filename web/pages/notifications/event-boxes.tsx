import type { ReactElement } from 'react'
import { t } from '../../language/t.js'

/** What can be subscribed to, as people say it. */
const areas: { filter: string; title: string }[] = [
  { filter: 'request.*', title: t('Requests that ended') },
  { filter: 'screening.*', title: t('Screening: new flags, changed levels, failed runs') },
  { filter: 'listening.*', title: t('Listening: thresholds and spikes') },
  { filter: 'search.*', title: t('Saved searches: new, lost and changed matches') },
  { filter: 'campaign.*', title: t('Campaigns: new posts and the end') },
  { filter: 'quota.*', title: t('Quotas that run out') },
  { filter: 'webhook.*', title: t('Webhooks that were paused') },
  { filter: 'notification.*', title: t('Channels that were paused') },
]

export const EventBoxes = (): ReactElement => (
  <fieldset className="stack tight">
    <legend>{t('Events')}</legend>
    {areas.map(({ filter, title }) => (
      <label key={filter} className="check">
        <input type="checkbox" name="event" value={filter} defaultChecked={filter !== 'request.*'} />
        <span>{title}</span>
      </label>
    ))}
  </fieldset>
)

/** What stands in a text field of a form. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

export const eventsOf = (form: FormData): string[] => {
  const chosen = form.getAll('event').filter((each) => typeof each === 'string')
  return chosen.length === areas.length ? ['*'] : chosen
}
