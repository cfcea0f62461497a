import { useState, type ReactElement } from 'react'
import { BarList, Split } from '../../charts/bars.js'
import { Pyramid } from '../../charts/pyramid.js'
import { WorldMap } from '../../charts/world-map.js'
import type { Audience } from '../../generated/interface.js'
import { compact, countryName, day, humanise, percent, whole } from '../../format.js'
import { Badge, Panel, Person, Tabs, type Tone } from '../../parts/basic.js'
import { Factors, Figure, Why } from '../../parts/figure.js'
import { Empty } from '../../parts/states.js'
import { Link } from '@tanstack/react-router'
import type { Report } from './report-answer.js'
import { PeersChart } from './numbers.js'

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
      <span className="tiny muted">{whole(of.known)} known</span>
    </div>
    {of.data.length === 0 ? (
      <p className="small muted">Not stated by anyone in the sample.</p>
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
        countries={audience.countries.data.map(({ code, share }) => ({ name: countryName(code), share: share.value }))}
        summary={
          first === undefined
            ? 'No locations in the sample.'
            : `${percent(first.share.value)} are in ${countryName(first.code)}${second === undefined ? '' : `, ${percent(second.share.value)} in ${countryName(second.code)}`}.`
        }
      />
      <div className="stack">
        <Spread title="Countries" of={audience.countries} nameOf={({ code }) => countryName(code)} rows={6} />
        <Spread title="Cities" of={audience.cities} nameOf={({ name }) => name} rows={5} />
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
        <Spread title="Gender" of={audience.genders} nameOf={({ gender }) => humanise(gender)} />
        {ages.length > 0 && (
          <Pyramid
            names={['Female', 'Male']}
            rows={ages.map((age) => ({ age, left: cell('female', age), right: cell('male', age) }))}
            summary={`Age by gender, of the ${whole(audience.genders_ages.known)} who state an age${female === undefined ? '' : `; ${percent(female.share.value)} of all known are women`}.`}
          />
        )}
      </div>
      <div className="stack">
        <Spread title="Languages" of={audience.languages} nameOf={({ name }) => name} rows={6} />
        <Spread title="Interests" of={audience.interests} nameOf={({ name }) => name} />
        {audience.brand_affinity.data.length > 0 && (
          <Spread title="Brands mentioned" of={audience.brand_affinity} nameOf={({ name }) => name} rows={5} />
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

const Quality = ({ audience }: { audience: Audience }): ReactElement => {
  const { credibility } = audience
  return (
    <div className="columns two">
      <div className="stack">
        <div className="row">
          <Figure
            large
            name="Credibility"
            value={compact(credibility.score)}
            estimate={{
              value: credibility.score,
              low: credibility.low,
              high: credibility.high,
              sample_size: audience.sample_size,
              basis: 'inferred',
            }}
            asOf={audience.as_of}
            definition="0 to 100: how much of the audience is people who can be reached, judged account by account."
          />
          <Badge tone={classTones[credibility.class] ?? 'plain'}>{humanise(credibility.class)}</Badge>
        </div>
        <Split
          parts={audience.types.data.map(({ type, share }) => ({
            name: humanise(type),
            share: share.value,
            colour: typeColours[type] ?? 'var(--series-6)',
          }))}
        />
        <h3>Score factors</h3>
        <Factors factors={credibility.factors} />
      </div>
      <div className="stack">
        {credibility.peers !== null && (
          <PeersChart peers={credibility.peers} what="audience credibility" format={compact} />
        )}
        <Spread
          title="How many accounts they follow"
          of={audience.reachability}
          nameOf={({ following }) => humanise(following.replace(/^(\d+)_(\d+)$/, '$1–$2'))}
        />
      </div>
    </div>
  )
}

const Notable = ({ audience }: { audience: Audience }): ReactElement | null =>
  audience.notable.members.length === 0 ? null : (
    <div className="stack tight">
      <h3>
        Notable members{' '}
        <Why about="notable members">
          <p>With 5,000 followers or more, or verified: {percent(audience.notable.share.value)} of the sample.</p>
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
      <Spread title="Industries" of={professions.industries} nameOf={({ name }) => name} />
      <Spread title="Seniority" of={professions.seniorities} nameOf={({ name }) => name} />
      <Spread title="Functions" of={professions.functions} nameOf={({ name }) => name} />
    </div>
  )
}

const sources = ['followers', 'likers', 'commenters'] as const

export const AudiencePanel = ({ report: { audiences } }: { report: Report }): ReactElement => {
  const [source, setSource] = useState<(typeof sources)[number]>('followers')
  const audience = audiences[source]
  return (
    <Panel
      title="Audience"
      about={
        audience === null
          ? undefined
          : `${whole(audience.sample_size)} ${audience.source} looked at${audience.population === null ? '' : ` of ${compact(audience.population)}`}, as of ${day(audience.as_of)}. Bars show 95% confidence intervals; people without a value are left out.`
      }
    >
      <Tabs
        label="Audience"
        names={sources.map((name) => ({ name, title: humanise(name) }))}
        chosen={source}
        onChoose={setSource}
      >
        {audience === null ? (
          <Empty icon="creators" title={`The ${source} could not be read`} />
        ) : (
          <div className="stack wide divided">
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
