import { useState, type ReactElement, type ReactNode } from 'react'
import type { NamedProfile } from '../generated/interface.js'
import { networkName } from '../format.js'
import { suggestHandles } from './suggest-handles.js'
import { Combobox } from './combobox.js'
import { t } from '../language/t.js'
import { Select } from './inputs.js'

export const networks = [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'twitch',
  'threads',
  'pinterest',
  'snapchat',
  'bluesky',
  'mastodon',
  'professional',
  'reddit',
  'telegram',
  'tumblr',
  'nostr',
  'lemmy',
  'peertube',
  'hackernews',
  'web',
] as const
export type NetworkId = (typeof networks)[number]

export const isNetwork = (name: unknown): name is NetworkId => networks.some((network) => network === name)

/** What somebody typed: an address, or a handle with or without @. */
export const toNamedProfile = (network: NetworkId, text: string): NamedProfile | undefined => {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  if (/^https?:\/\//i.test(trimmed)) return { profile_url: trimmed }
  return { network, handle: trimmed.replace(/^@/, '') }
}

export const NetworkSelect = ({
  value,
  onChange,
  label = t('Network'),
}: {
  value: NetworkId
  onChange: (network: NetworkId) => void
  label?: string
}): ReactElement => (
  <Select
    label={label}
    value={value}
    onValue={(value) => {
      if (isNetwork(value)) onChange(value)
    }}
  >
    {networks.map((network) => (
      <option key={network} value={network}>
        {networkName(network)}
      </option>
    ))}
  </Select>
)

/** Names one profile: network and handle with suggestions, or an address pasted whole. */
export const NameProfile = ({
  action,
  onName,
  initial,
  busy = false,
  before,
}: {
  action: string
  onName: (profile: NamedProfile) => void
  initial?: { network: NetworkId; handle: string } | undefined
  busy?: boolean
  /** What is said of the profile before the form is sent. */
  before?: (profile: NamedProfile) => ReactNode
}): ReactElement => {
  const [network, setNetwork] = useState<NetworkId>(initial?.network ?? 'instagram')
  const [text, setText] = useState(initial?.handle ?? '')
  const named = toNamedProfile(network, text)
  return (
    <>
      <form
        className="name-profile"
        onSubmit={(event) => {
          event.preventDefault()
          if (named !== undefined) onName(named)
        }}
      >
        <NetworkSelect value={network} onChange={setNetwork} />
        <Combobox
          label={t('Handle or URL')}
          placeholder={t('@handle or https://…')}
          value={text}
          onChange={setText}
          onTake={({ title }) => setText(title)}
          suggestKey={['handles', network]}
          suggest={(query, signal) => suggestHandles(network, query, signal)}
        />
        <button type="submit" className="button primary" disabled={named === undefined || busy}>
          {action}
        </button>
      </form>
      {named !== undefined && before?.(named)}
    </>
  )
}
