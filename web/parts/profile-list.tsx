import { useState, type ReactElement } from 'react'
import { atHandle } from '../../src/model/urls/handle.js'
import { suggestHandles } from './suggest-handles.js'
import { networkName } from '../format.js'
import { Combobox } from './combobox.js'
import { Icon } from './icons.js'
import { isNetwork, NetworkSelect, type NetworkId } from './name-profile.js'
import { t } from '../language/t.js'

export interface Named {
  network: NetworkId
  handle: string
}

/** Several profiles as one word of an address: instagram:ana,x:ben. */
export const writeProfiles = (profiles: readonly Named[]): string =>
  profiles.map(({ network, handle }) => `${network}:${handle}`).join(',')

export const readProfiles = (text: unknown): Named[] =>
  typeof text !== 'string'
    ? []
    : text.split(',').flatMap((part) => {
        const [network, ...rest] = part.split(':')
        const handle = rest.join(':')
        return isNetwork(network) && handle !== '' ? [{ network, handle }] : []
      })

/** People of the demo world who share a fifth of their audience. */
export const overlapExample =
  'instagram:itsfacundomor,instagram:santiago_cooks,instagram:javiermartinez,instagram:camilamartinez2'

const isSame = (a: Named, b: Named): boolean =>
  a.network === b.network && a.handle.toLowerCase() === b.handle.toLowerCase()

/** A list of profiles that is added to one by one. */
export const ProfileList = ({
  profiles,
  onChange,
  max,
}: {
  profiles: readonly Named[]
  onChange: (profiles: Named[]) => void
  max: number
}): ReactElement => {
  const [network, setNetwork] = useState<NetworkId>(profiles[0]?.network ?? 'instagram')
  const [text, setText] = useState('')
  const add = (handle: string): void => {
    const named = { network, handle: handle.trim().replace(/^@/, '') }
    setText('')
    if (named.handle !== '' && profiles.length < max && !profiles.some((each) => isSame(each, named)))
      onChange([...profiles, named])
  }
  return (
    <div className="stack">
      {profiles.length > 0 && (
        <ul className="row" aria-label={t('Chosen profiles')}>
          {profiles.map((named) => (
            <li key={`${named.network}:${named.handle}`}>
              <button
                type="button"
                className="chip"
                onClick={() => onChange(profiles.filter((each) => each !== named))}
              >
                {atHandle(named.handle)} <span className="muted">{networkName(named.network)}</span>
                <Icon name="close" />
                <span className="visually-hidden">{t('remove')}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <form
        className="name-profile"
        onSubmit={(event) => {
          event.preventDefault()
          add(text)
        }}
      >
        <NetworkSelect value={network} onChange={setNetwork} />
        <Combobox
          label={t('Handle')}
          placeholder="@handle"
          value={text}
          onChange={setText}
          onTake={({ title }) => add(title)}
          suggestKey={['handles', network]}
          suggest={(query, signal) => suggestHandles(network, query, signal)}
        />
        <button type="submit" className="button" disabled={text.trim() === '' || profiles.length >= max}>
          <Icon name="plus" />
          {t('Add')}
        </button>
      </form>
    </div>
  )
}
