import { useState, type ReactElement } from 'react'
import { BarList, Split } from '../../charts/bars.js'
import { BoundsLegend } from '../../charts/frame.js'
import { Pyramid } from '../../charts/pyramid.js'
import { WorldMap } from '../../charts/world-map.js'
import type { Audience } from '../../generated/interface.js'
import { compact, countryName, day, languageName, percent } from '../../format.js'
import { nameOf } from '../../names.js'
import { Badge, Panel, Person, Tabs, type Tone } from '../../parts/basic.js'
import { Factors, Figure, Why } from '../../parts/figure.js'
import { Empty } from '../../parts/states.js'
import { Link } from '@tanstack/react-router'
import type { Report } from './report-answer.js'
import { PeersChart } from './numbers.js'
import { t, word, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

interface Shares {
  known: number
  data: readonly { share: { value: number; low: number; high: number } }[]
}

const classTones: Record<string, Tone> = {
  excellent: 'good',
  good: 'good',
  normal: 'accent',
  low: 'caution',
  bad: 'alarm',
}

/** A split as bars with bounds, with how many people it rests on. */
const Spread = <Row extends Shares['data'][number]>({
  title,
  of,
  nameOf,
  rows = 7,
}: {
  title: string
  of: { known: number; data: readonly Row[] }
  nameOf: (row: Row) => string
  rows?: number
}): ReactElement => (
  <div className="stack tight">
    <div className="row apart">
      <h3>{title}</h3>
      <span className="tiny muted">{t('{known} known', { known: of.known })}</span>
    </div>
    {of.data.length === 0 ? (
      <p className="small muted">{t('Not stated by anyone in the sample.')}</p>
    ) : (
      <BarList
        bars={of.data.slice(0, rows).map((row) => ({
          name: nameOf(row),
          value: row.share.value,
          low: row.share.low,
          high: row.share.high,
        }))}
      />
    )}
  </div>
)

const Countries = ({ audience }: { audience: Audience }): ReactElement => {
  const [first, second] = audience.countries.data
  return (
    <div className="columns two">
      <WorldMap
        countries={audience.countries.data.map(({ code, share }) => ({ code, share: share.value }))}
        summary={
          first === undefined
            ? t('No locations in the sample.')
            : t('{share} are in {code}{detail}.', {
                share: percent(first.share.value),
                code: countryName(first.code),
                detail:
                  second === undefined
                    ? ''
                    : t(', {share} in {code}', { share: percent(second.share.value), code: countryName(second.code) }),
              })
        }
      />
      <div className="stack">
        <Spread title={t('Countries')} of={audience.countries} nameOf={({ code }) => countryName(code)} rows={6} />
        <Spread title={t('Cities')} of={audience.cities} nameOf={({ name }) => name} rows={5} />
      </div>
    </div>
  )
}

const People = ({ audience }: { audience: Audience }): ReactElement => {
  const cell = (gender: string, age: string): number | null =>
    audience.genders_ages.data.find((row) => row.gender === gender && row.age === age)?.share.value ?? null
  const ages = [...new Set(audience.genders_ages.data.map(({ age }) => age))].sort()
  const [female] = audience.genders.data.filter(({ gender }) => gender === 'female')
  return (
    <div className="columns two">
      <div className="stack">
        <Spread title={t('Gender')} of={audience.genders} nameOf={({ gender }) => word(gender)} />
        {ages.length > 0 && (
          <Pyramid
            names={[t('Female'), t('Male')]}
            rows={ages.map((age) => ({ age, left: cell('female', age), right: cell('male', age) }))}
            summary={t('Age by gender, of the {known} who state an age{detail}.', {
              known: audience.genders_ages.known,
              detail:
                female === undefined
                  ? ''
                  : t('; {share} of all known are women', { share: percent(female.share.value) }),
            })}
          />
        )}
      </div>
      <div className="stack">
        <Spread title={t('Languages')} of={audience.languages} nameOf={({ code }) => languageName(code)} rows={6} />
        <Spread title={t('Interests')} of={audience.interests} nameOf={({ id }) => nameOf('interest', id)} />
        {audience.brand_affinity.data.length > 0 && (
          <Spread title={t('Brands mentioned')} of={audience.brand_affinity} nameOf={({ name }) => name} rows={5} />
        )}
      </div>
    </div>
  )
}

const typeColours: Record<string, string> = {
  real: 'var(--series-1)',
  influencer: 'var(--series-3)',
  mass_follower: 'var(--series-4)',
  suspicious: 'var(--series-2)',
}

const CredibilityFigure = ({
  credibility: { score, low, high, class: name },
  audience,
}: {
  credibility: NonNullable<Audience['credibility']>
  audience: Audience
}): ReactElement => (
  <div className="row">
    <Figure
      large
      name={t('Credibility')}
      value={compact(score)}
      estimate={{ value: score, low, high, sample_size: audience.sample_size, basis: 'inferred' }}
      asOf={audience.as_of}
      definition={t('0 to 100: how much of the audience is people who can be reached, judged account by account.')}
    />
    <Badge tone={classTones[name] ?? 'plain'}>{word(name)}</Badge>
  </div>
)

const Quality = ({ audience }: { audience: Audience }): ReactElement => {
  const { credibility } = audience
  return (
    <div className="columns two">
      <div className="stack">
        {credibility === null ? (
          <p className="small muted">
            {t('The imported list shows too little of its people to judge how many are real.')}
          </p>
        ) : (
          <CredibilityFigure credibility={credibility} audience={audience} />
        )}
        <Split
          parts={audience.types.data.map(({ type, share }) => ({
            name: word(type),
            share: share.value,
            colour: typeColours[type] ?? 'var(--series-6)',
          }))}
        />
        {credibility !== null && (
          <>
            <h3>{t('Score factors')}</h3>
            <Factors factors={credibility.factors} />
          </>
        )}
      </div>
      <div className="stack">
        {credibility !== null && credibility.peers !== null && (
          <PeersChart peers={credibility.peers} what={t('audience credibility')} format={compact} />
        )}
        <Spread
          title={t('How many accounts they follow')}
          of={audience.reachability}
          nameOf={({ following }) => word(following.replace(/^(\d+)_(\d+)$/, '$1–$2'))}
        />
      </div>
    </div>
  )
}

const Notable = ({ audience }: { audience: Audience }): ReactElement | null =>
  audience.notable.members.length === 0 ? null : (
    <div className="stack tight">
      <h3>
        {t('Notable members')}{' '}
        <Why about={t('notable members')}>
          <p>
            {t('With 5,000 followers or more, or verified: {share} of the sample.', {
              share: percent(audience.notable.share?.value ?? null),
            })}
          </p>
        </Why>
      </h3>
      <ul className="columns three">
        {audience.notable.members.slice(0, 8).map((member) => (
          <li key={member.external_id}>
            <Link
              to="/profile/$network/$handle"
              params={{ network: member.network, handle: member.handle }}
              className="plain-link"
            >
              <Person {...member} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )

const Professions = ({ audience }: { audience: Audience }): ReactElement | null => {
  const { professions } = audience
  return professions === undefined ? null : (
    <div className="columns">
      <Spread title={t('Industries')} of={professions.industries} nameOf={({ name }) => name} />
      <Spread title={t('Seniority')} of={professions.seniorities} nameOf={({ name }) => name} />
      <Spread title={t('Functions')} of={professions.functions} nameOf={({ name }) => name} />
    </div>
  )
}

const sources = ['followers', 'likers', 'commenters'] as const

export const AudiencePanel = ({ report: { audiences, missing } }: { report: Report }): ReactElement => {
  const [source, setSource] = useState<(typeof sources)[number]>('followers')
  const audience = audiences[source]
  return (
    <Panel
      title={t('Audience')}
      about={
        audience === null
          ? undefined
          : t('{sampleSize} {source} looked at{detail}, as of {asOf}. People without a value are left out.', {
              sampleSize: audience.sample_size,
              source: audience.source,
              detail:
                audience.population === null
                  ? ''
                  : ` ${t('of {population}', { population: compact(audience.population) })}`,
              asOf: day(audience.as_of),
            })
      }
    >
      <Tabs
        label={t('Audience')}
        names={sources.map((name) => ({ name, title: word(name) }))}
        chosen={source}
        onChoose={setSource}
      >
        {audience === null ? (
          <Empty
            icon="creators"
            title={t('The {source} could not be read', { source: wordWithin(source) })}
            action={
              <Link to="/import" className="button">
                {t('Import data')}
              </Link>
            }
          >
            {said(missing.find(({ detail }) => detail.includes(source))?.detail ?? '')}
          </Empty>
        ) : (
          <div className="stack wide divided">
            <BoundsLegend />
            <Quality audience={audience} />
            <Countries audience={audience} />
            <People audience={audience} />
            <Professions audience={audience} />
            <Notable audience={audience} />
          </div>
        )}
      </Tabs>
    </Panel>
  )
}
