import type { ReactElement } from 'react'

/** What can be subscribed to, as people say it. */
const areas: { filter: string; title: string }[] = [
  { filter: 'request.*', title: 'Requests that ended' },
  { filter: 'screening.*', title: 'Screening: new flags, changed levels, failed runs' },
  { filter: 'listening.*', title: 'Listening: thresholds and spikes' },
  { filter: 'search.*', title: 'Saved searches: new, lost and changed matches' },
  { filter: 'campaign.*', title: 'Campaigns: new posts and the end' },
  { filter: 'quota.*', title: 'Quotas that run out' },
  { filter: 'webhook.*', title: 'Webhooks that were paused' },
  { filter: 'notification.*', title: 'Channels that were paused' },
]

export const EventBoxes = (): ReactElement => (
  <fieldset className="stack tight">
    <legend>Events</legend>
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
