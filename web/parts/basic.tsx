import { useId, useState, type ReactElement, type ReactNode } from 'react'
import { atHandle } from '../../src/model/urls/handle.js'
import { toCurl, type Input, type OperationName } from '../api/client.js'
import { networkName, shownName } from '../format.js'
import { Icon } from './icons.js'
import { useAvatar } from './picture.js'
import { toast } from './toasts.js'
import { t, word } from '../language/t.js'

export const Panel = ({
  title,
  about,
  action,
  flush = false,
  children,
}: {
  title?: ReactNode
  about?: ReactNode
  action?: ReactNode
  flush?: boolean
  children: ReactNode
}): ReactElement => {
  const id = useId()
  return (
    <section className={`panel${flush ? ' flush' : ''}`} aria-labelledby={title === undefined ? undefined : id}>
      {(title !== undefined || action !== undefined) && (
        <div className="panel-head">
          {title !== undefined && <h2 id={id}>{title}</h2>}
          {action}
          {about !== undefined && <p>{about}</p>}
        </div>
      )}
      {children}
    </section>
  )
}

export type Tone = 'plain' | 'good' | 'caution' | 'alarm' | 'accent'

export const Badge = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }): ReactElement => (
  <span className={`badge ${tone}`}>{children}</span>
)

const statusTones: Record<string, Tone> = {
  succeeded: 'good',
  partial: 'caution',
  failed: 'alarm',
  in_progress: 'accent',
}

export const StatusBadge = ({ status }: { status: string }): ReactElement => (
  <Badge tone={statusTones[status] ?? 'plain'}>{word(status)}</Badge>
)

/** A colour from the name: the same person always looks the same, and no picture is fetched from anywhere. */
const hueOf = (text: string): number => {
  let sum = 7
  for (const char of text) sum = (sum * 31 + (char.codePointAt(0) ?? 0)) % 360
  return sum
}

/** Where the server draws a face for an invented person, or a scene for an invented post. */
export const inventedPicture = (kind: 'faces' | 'scenes', seed: string): string =>
  `/demo/${kind}/${encodeURIComponent(seed.replaceAll(/[^\p{L}\p{N}._@:-]/gu, '').slice(0, 200))}.svg`

/** The first letter of a name, or the picture; a picture that cannot be loaded gives way to the letter. */
export const Avatar = ({
  name,
  large = false,
  picture,
}: {
  name: string
  large?: boolean
  picture?: string | undefined
}): ReactElement => {
  const [failed, setFailed] = useState<string>()
  const hue = hueOf(name)
  const letters = [...name.replaceAll(/[^\p{L}\p{N} ]/gu, '')]
  const style = { '--hue': String(hue) } as Record<string, string>
  if (picture !== undefined && picture !== failed)
    return (
      <img
        className={`avatar${large ? ' large' : ''}`}
        src={picture}
        alt=""
        loading="lazy"
        onError={() => setFailed(picture)}
      />
    )
  return (
    <span className={`avatar${large ? ' large' : ''}`} style={style} aria-hidden="true">
      {(letters[0] ?? '·').toUpperCase()}
    </span>
  )
}

/** The face of somebody: drawn where they are invented, else as the network shows it. */
export const PersonAvatar = ({
  name,
  handle,
  network,
  synthetic,
  pictured,
  large = false,
}: {
  name: string
  handle: string
  network: string
  synthetic: boolean
  pictured: boolean
  large?: boolean
}): ReactElement => {
  const own = useAvatar(network, handle, pictured && !synthetic)
  return (
    <Avatar name={name} large={large} picture={synthetic ? inventedPicture('faces', `${network}:${handle}`) : own} />
  )
}

export const Person = ({
  name,
  handle,
  network,
  verified = false,
  synthetic = false,
  pictured = false,
}: {
  name: string | null | undefined
  handle: string
  network: string
  verified?: boolean | null | undefined
  /** Somebody of the demo world: the server draws them. */
  synthetic?: boolean | null | undefined
  /** Whether the avatar of a real person is shown. Never where somebody is screened. */
  pictured?: boolean
}): ReactElement => (
  <span className="person">
    <PersonAvatar {...{ name: shownName(name, handle), handle, network, synthetic: synthetic === true, pictured }} />
    <span style={{ minWidth: 0 }}>
      <strong className={verified === true ? 'with-mark' : undefined}>
        <span className="line-end">{shownName(name, handle)}</span>
        {verified === true && (
          <span className="verified" title={t('Verified')}>
            {' '}
            <Icon name="verified" />
            <span className="visually-hidden">{t('verified')}</span>
          </span>
        )}
      </strong>
      <span className="line muted tiny">
        {atHandle(handle)} · {networkName(network)}
      </span>
    </span>
  </span>
)

export const CopyButton = ({
  text,
  label,
  slim = true,
}: {
  text: string
  label: string
  slim?: boolean
}): ReactElement => (
  <button
    type="button"
    className={`button quiet${slim ? ' slim' : ''}`}
    onClick={() => {
      navigator.clipboard.writeText(text).then(
        () => toast(t('Copied.')),
        () => toast(t('The browser does not allow copying.')),
      )
    }}
  >
    <Icon name="copy" />
    {label}
  </button>
)

/** What is on the screen, as a call. */
export const CopyCurl = ({ name, input }: { name: OperationName; input: Input }): ReactElement => (
  <CopyButton text={toCurl(name, input)} label={t('Copy as curl')} />
)

export const PageHead = ({
  title,
  about,
  action,
}: {
  title: ReactNode
  about?: ReactNode
  action?: ReactNode
}): ReactElement => (
  <header className="page-head">
    <h1 tabIndex={-1}>{title}</h1>
    {about !== undefined && <p>{about}</p>}
    {action !== undefined && <div className="row page-actions">{action}</div>}
  </header>
)

/** Tabs over panels, with the arrow keys. */
export const Tabs = <Name extends string>({
  label,
  names,
  chosen,
  onChoose,
  children,
}: {
  label: string
  names: readonly { name: Name; title: ReactNode }[]
  chosen: Name
  onChoose: (name: Name) => void
  children: ReactNode
}): ReactElement => {
  const id = useId()
  const move = (by: number): void => {
    const at = names.findIndex(({ name }) => name === chosen)
    const next = names[(at + by + names.length) % names.length]
    if (next === undefined) return
    onChoose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <div className="stack">
      <div className="tabs" role="tablist" aria-label={label}>
        {names.map(({ name, title }) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            className="tab"
            aria-selected={name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={name === chosen ? 0 : -1}
            onClick={() => onChoose(name)}
            onKeyDown={(event) => {
              if (event.key === 'ArrowRight') move(1)
              if (event.key === 'ArrowLeft') move(-1)
            }}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`} className="stack">
        {children}
      </div>
    </div>
  )
}

export { saveBlob } from '../charts/save.js'

export const useToggle = (initial = false): [boolean, () => void, (value: boolean) => void] => {
  const [value, set] = useState(initial)
  return [value, () => set((old) => !old), set]
}
