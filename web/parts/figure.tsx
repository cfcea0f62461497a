import { useId, useRef, type ReactElement, type ReactNode, type ToggleEvent } from 'react'
import { compact, day, percent, whole } from '../format.js'
import { Icon } from './icons.js'
import { t, within, word } from '../language/t.js'
import { said } from '../language/said.js'

export interface Estimated {
  value: number | null
  low?: number | null | undefined
  high?: number | null | undefined
  sample_size?: number | null | undefined
  basis?: string | null | undefined
}

const margin = 8

/** A question mark that opens what a figure means, how old it is and what it rests on. */
export const Why = ({ about, children }: { about: string; children: ReactNode }): ReactElement => {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = (event: ToggleEvent<HTMLDivElement>): void => {
    if (event.newState !== 'open' || button.current === null) return
    const card = event.currentTarget
    const at = button.current.getBoundingClientRect()
    const left = Math.min(Math.max(margin, at.left - 20), innerWidth - card.offsetWidth - margin)
    const below = at.bottom + 4
    const top =
      below + card.offsetHeight > innerHeight - margin ? Math.max(margin, at.top - card.offsetHeight - 4) : below
    card.style.left = `${left}px`
    card.style.top = `${top}px`
  }
  return (
    <>
      <button ref={button} type="button" className="why" popoverTarget={id} aria-label={t('About {about}', { about })}>
        <Icon name="info" />
      </button>
      <div
        id={id}
        popover="auto"
        className="why-card"
        onToggle={place}
        role="dialog"
        aria-label={t('About {about}', { about })}
      >
        {children}
      </div>
    </>
  )
}

export interface FigureFacts {
  definition?: ReactNode
  asOf?: string | null | undefined
  estimate?: Estimated | null | undefined
  format?: (value: number | null | undefined) => string
  more?: ReactNode
}

const basisWords: Record<string, string> = {
  measured: t('Measured: counted from the data read.'),
  declared: t('Declared: stated by the profile or the network.'),
  inferred: t('Inferred: derived from names, texts or locations.'),
}

export const FactsCard = ({ definition, asOf, estimate, format = compact, more }: FigureFacts): ReactElement => (
  <>
    {definition !== undefined && <p>{definition}</p>}
    <dl className="facts">
      {estimate?.low !== undefined && estimate.low !== null && (
        <>
          <dt>{t('Range')}</dt>
          <dd>{t('{low} to {high} (95% interval)', { low: format(estimate.low), high: format(estimate.high) })}</dd>
        </>
      )}
      {estimate?.sample_size !== undefined && estimate.sample_size !== null && (
        <>
          <dt>{t('Sample')}</dt>
          <dd>{whole(estimate.sample_size)}</dd>
        </>
      )}
      {estimate?.basis !== undefined && estimate.basis !== null && (
        <>
          <dt>{t('Basis')}</dt>
          <dd>{basisWords[estimate.basis] ?? word(estimate.basis)}</dd>
        </>
      )}
      {asOf !== undefined && asOf !== null && (
        <>
          <dt>{t('As of')}</dt>
          <dd>
            <time dateTime={asOf}>{day(asOf)}</time>
          </dd>
        </>
      )}
    </dl>
    {more}
  </>
)

/** A number with its name, its bounds where it is an estimate, and its explanation behind a button. */
export const Figure = ({
  name,
  value,
  format = compact,
  large = false,
  note,
  ...facts
}: FigureFacts & {
  name: string
  value?: number | string | null | undefined
  large?: boolean
  note?: ReactNode
}): ReactElement => {
  const { estimate } = facts
  const shown = value ?? estimate?.value
  const bounded = estimate?.low !== undefined && estimate.low !== null
  const explained = facts.definition !== undefined || estimate !== undefined || facts.asOf !== undefined
  return (
    <div className={`figure${large ? ' large' : ''}`}>
      <span className="figure-name">
        {name}
        {explained && (
          <Why about={within(name)}>
            <FactsCard {...facts} format={format} />
          </Why>
        )}
      </span>
      <span className="figure-value">{typeof shown === 'string' ? shown : format(shown)}</span>
      {(bounded || note !== undefined) && (
        <span className="figure-more">
          {bounded && `${format(estimate.low)} – ${format(estimate.high)}`}
          {bounded && note !== undefined && ' · '}
          {note}
        </span>
      )}
    </div>
  )
}

export interface Factor {
  name: string
  value?: unknown
  contribution: number
  why: string
}

/** What a score is made of: the contributions add up to it. */
export const Factors = ({
  factors,
  unit = t('points'),
}: {
  factors: readonly Factor[]
  unit?: string
}): ReactElement => {
  const most = Math.max(1e-9, ...factors.map(({ contribution }) => Math.abs(contribution)))
  return (
    <ul className="factors">
      {factors.map(({ name, contribution, why }) => (
        <li key={name + why} className="factor">
          <div className="row apart baseline">
            <strong className="small">{word(name)}</strong>
            <span className="small number">
              {contribution > 0 ? '+' : contribution < 0 ? '−' : ''}
              {compact(Math.abs(contribution))} <span className="muted">{unit}</span>
            </span>
          </div>
          <div className="factor-bar" aria-hidden="true">
            <div
              className={contribution < 0 ? 'down' : 'up'}
              style={{ width: `${(Math.abs(contribution) / most) * 100}%` }}
            />
          </div>
          <p className="tiny muted">{said(why)}</p>
        </li>
      ))}
    </ul>
  )
}

export const Share = ({ value }: { value: number | null | undefined }): ReactElement => (
  <span className="number">{percent(value)}</span>
)
