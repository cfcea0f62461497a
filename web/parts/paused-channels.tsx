import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAnswer } from '../api/queries.js'
import { t } from '../language/t.js'
import { Note } from './states.js'

interface Channel {
  id: string
  status: string
  name: string
}

const Paused = (): ReactElement | null => {
  const people = useAnswer('listNotificationChannels', {})
  const programs = useAnswer('listWebhooks', {})
  const channels: Channel[] = [
    ...(people.data?.data ?? []),
    ...(programs.data?.data ?? []).map(({ description, url, ...rest }) => ({ ...rest, name: description || url })),
  ].filter(({ status }) => status === 'paused')
  if (channels.length === 0) return null
  return (
    <Note tone="caution" title={t('Nothing is sent to these addresses: they are paused')}>
      <ul className="stack tight">
        {channels.map(({ id, name }) => (
          <li key={id}>
            <Link to="/notifications/$id" params={{ id }} className="break">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** Who reads only here would never learn that their one channel was paused: a paused channel cannot tell it. */
export const PausedChannels = (): ReactElement | null => {
  const { data: me } = useAnswer('showMe', {})
  return me?.scopes.includes('admin') === true ? <Paused /> : null
}
