import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useAnswer } from '../../api/queries.js'
import { BarList } from '../../charts/bars.js'
import type { Creator } from '../../generated/interface.js'
import { compact, day, money, percent } from '../../format.js'
import { kindOfFilter, nameOf, nameShared, type GivenNames, type Named } from '../../names.js'
import { Badge, Person } from '../../parts/basic.js'
import { Dialog } from '../../parts/dialog.js'
import { Figure } from '../../parts/figure.js'
import { useGivenNames } from '../../parts/given-names.js'
import { Icon } from '../../parts/icons.js'
import { Failed, Loading } from '../../parts/states.js'
import { keyOfCreator } from '../../selection.js'
import { rich, t, word, wordWithin } from '../../language/t.js'

type Match = Creator['match'][number]

const valueText = (value: unknown, kind: Named | undefined, given: GivenNames): string => {
  if (value === null || value === undefined) return t('not known')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number') return Math.abs(value) < 1 && value !== 0 ? percent(value) : compact(value)
  if (Array.isArray(value)) return value.map((each) => valueText(each, kind, given)).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${wordWithin(name)} ${valueText(each, kindOfFilter(name) ?? kind, given)}`)
      .join(', ')
  if (typeof value !== 'string') return ''
  return kind === undefined ? value : nameOf(kind, value, given)
}

/** 'audience.locations' is about places, as 'locations' is. */
const kindOfMatch = (filter: string): Named | undefined => kindOfFilter(filter.split('.').at(-1) ?? filter)
const idsOf = (match: readonly Match[], kind: Named): string[] =>
  match
    .filter(({ filter }) => kindOfMatch(filter) === kind)
    .flatMap(({ value, threshold }) => JSON.stringify([value, threshold]).match(/(?<=")[^"]+(?=")/g) ?? [])

/** Why somebody was found: every filter, what was asked for and what they have. */
export const Matches = ({ match }: { match: readonly Match[] }): ReactElement | null => {
  const given = useGivenNames(idsOf(match, 'location'), idsOf(match, 'brand'))
  return match.length === 0 ? null : (
    <div className="stack tight">
      <h3>{t('Why it matched')}</h3>
      <ul className="stack tight">
        {match.map(({ filter, value, threshold, passed }) => (
          <li key={filter} className="match small">
            <span className={passed ? 'match-yes' : 'match-no'}>
              <Icon name={passed ? 'check' : 'close'} />
            </span>
            <span>
              <strong>{word(filter.replaceAll('.', ' '))}</strong> {valueText(value, kindOfMatch(filter), given)}{' '}
              <span className="muted">
                {t('asked for {value}', { value: valueText(threshold, kindOfMatch(filter), given) })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const Interests = ({ creator }: { creator: Creator }): ReactElement => (
  <ul className="row">
    {creator.synthetic && (
      <li>
        <Badge>{t('Invented person')}</Badge>
      </li>
    )}
    {(creator.interests ?? []).slice(0, 5).map((interest) => (
      <li key={interest}>
        <Badge tone="accent">{nameOf('interest', interest)}</Badge>
      </li>
    ))}
  </ul>
)

const Figures = ({ creator, price }: { creator: Creator; price: Creator['estimated_price'] }): ReactElement => (
  <div className="figures">
    <Figure
      name={t('Followers')}
      value={creator.followers}
      asOf={creator.as_of}
      definition={t('As counted by the network.')}
    />
    <Figure
      name={t('Engagement')}
      value={percent(creator.engagement_rate)}
      asOf={creator.as_of}
      definition={t('Likes and comments on recent contents, as a share of followers.')}
    />
    <Figure
      name={t('Likes')}
      value={creator.average_likes.median}
      asOf={creator.as_of}
      definition={t('Median of the recent contents; the mean is {mean}.', {
        mean: compact(creator.average_likes.mean),
      })}
    />
    {price !== null && (
      <Figure
        name={t('Price of a post')}
        value={money(price)}
        asOf={creator.as_of}
        definition={t('Estimate for one {type} by the rate card {rateCard}: {low} to {high}.', {
          type: word(price.type),
          rateCard: price.rate_card,
          low: money({ amount: price.low, currency: price.currency }),
          high: money({ amount: price.high, currency: price.currency }),
        })}
      />
    )}
  </div>
)

/** Who follows, in short; the report has it in full, with error bounds. */
const AudienceShort = ({ audience }: { audience: NonNullable<Creator['audience']> }): ReactElement => (
  <div className="stack">
    <h3>
      {rich('Audience {text}', {
        text: (
          <span className="muted small">
            {t('credibility {credibility}', { credibility: compact(audience.credibility) })}
          </span>
        ),
      })}
    </h3>
    <BarList
      bars={audience.countries.slice(0, 4).map(({ id, share }) => ({ name: nameOf('country', id), value: share }))}
    />
    <BarList
      bars={audience.languages.slice(0, 3).map(({ id, share }) => ({ name: nameOf('language', id), value: share }))}
    />
    <BarList bars={audience.genders.map(({ id, share }) => ({ name: nameOf('word', id), value: share }))} />
    <p className="tiny muted">
      {t('{source}, sample {sampleSize}, as of {asOf}. See the report for error bounds.', {
        source: word(audience.source),
        sampleSize: compact(audience.sample_size),
        asOf: day(audience.as_of),
      })}
    </p>
  </div>
)

export const CreatorPanel = ({
  creator,
  onClose,
  onAlike,
}: {
  creator: Creator
  onClose: () => void
  onAlike: (creator: Creator, by: 'creator' | 'audience') => void
}): ReactElement => {
  const { network, handle, audience } = creator
  return (
    <Dialog title={creator.name || handle} onClose={onClose} side>
      <Person {...creator} pictured />
      <p className="small break" dir="auto">
        {creator.bio}
      </p>
      <Interests creator={creator} />
      <Figures creator={creator} price={creator.estimated_price} />
      <div className="row">
        <Link to="/profile/$network/$handle" params={{ network, handle }} className="button primary">
          {t('Open report')}
        </Link>
        <button type="button" className="button" onClick={() => onAlike(creator, 'creator')}>
          {t('Look-alikes')}
        </button>
        <button type="button" className="button" onClick={() => onAlike(creator, 'audience')}>
          {t('Same audience')}
        </button>
      </div>
      <Matches match={creator.match} />
      {creator.shared_traits !== null && creator.shared_traits.length > 0 && (
        <p className="small">
          {t('In common: {sharedTraits}.', { sharedTraits: creator.shared_traits.map(nameShared).join(', ') })}
        </p>
      )}
      {audience === null ? (
        <p className="small muted">{t('The audience has not been analysed yet. Open the report to analyse it.')}</p>
      ) : (
        <AudienceShort audience={audience} />
      )}
    </Dialog>
  )
}

/** Somebody who is named in the address but not among the results: what their profile says. */
const ProfilePanel = ({ named, onClose }: { named: string; onClose: () => void }): ReactElement => {
  const [network = '', handle = ''] = named.split(/:(.*)/s)
  // The service checks the network; here it is a word of the address.
  const answer = useAnswer('listProfiles', { query: { network: [network as Creator['network']], handle: [handle] } })
  const profile = answer.data?.data[0]?.profile
  return (
    <Dialog title={profile?.name ?? atHandle(handle)} onClose={onClose} side>
      {answer.error !== null ? (
        <Failed error={answer.error} onAgain={() => void answer.refetch()} />
      ) : answer.isPending ? (
        <Loading lines={4} />
      ) : profile === undefined || profile === null ? (
        <p className="small">{t('Nobody by this name is known.')}</p>
      ) : (
        <>
          <Person {...profile} />
          <p className="small break" dir="auto">
            {profile.bio}
          </p>
          <div className="figures">
            <Figure
              name={t('Followers')}
              value={profile.followers}
              asOf={profile.as_of}
              definition={t('As counted by the network.')}
            />
          </div>
          <p className="small muted">{t('Not among the results of this search.')}</p>
        </>
      )}
      <div className="row">
        <Link to="/profile/$network/$handle" params={{ network, handle }} className="button primary">
          {t('Open report')}
        </Link>
      </div>
    </Dialog>
  )
}

/** The panel of whoever the address names, so that it can be linked to, and the back button closes it. */
export const OpenedCreator = ({
  named,
  among,
  ...rest
}: {
  named: string
  among: readonly Creator[]
  onClose: () => void
  onAlike: (creator: Creator, by: 'creator' | 'audience') => void
}): ReactElement => {
  const creator = among.find((each) => keyOfCreator(each) === named)
  return creator === undefined ? (
    <ProfilePanel named={named} onClose={rest.onClose} />
  ) : (
    <CreatorPanel creator={creator} {...rest} />
  )
}
