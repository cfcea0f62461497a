import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { interests, topInterests } from '../../../src/model/interest.js'
import { textIn, useAddress, useSetAddress } from '../../address.js'
import type { Answer, Body } from '../../api/client.js'
import { useAnswer } from '../../api/queries.js'
import { compact, percent, signedPercent, unknown } from '../../format.js'
import { nameOf } from '../../names.js'
import { CopyCurl, PageHead, Panel, Person } from '../../parts/basic.js'
import { NobodyYet, useNothingYet } from '../../parts/first-data.js'
import { networks } from '../../parts/name-profile.js'
import { Empty, Failed, Loading } from '../../parts/states.js'
import { Table as Listed } from '../../parts/table.js'
import { Select } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

type Request = Body<'rankCreators'>
type By = NonNullable<Request['by']>
type Entry = Answer<'rankCreators'>['data'][number]

const measures: Record<By, { title: string; show: (value: number) => string }> = {
  followers: { title: t('Followers'), show: compact },
  engagement_rate: { title: t('Engagement rate'), show: percent },
  follower_growth: { title: t('Growth'), show: signedPercent },
  account_score: { title: t('Account score'), show: (value) => value.toFixed(0) },
}

const countries = 'us gb de fr es it nl at ch pl se tr br mx ar co cl ca in id jp kr ph th au ng za eg ae sa'.split(' ')
const languages = 'en es pt de fr it nl pl tr ru ar hi id ja ko zh'.split(' ')

const Choice = ({
  label,
  value,
  options,
  onChange,
  all,
}: {
  label: string
  value: string
  options: readonly (readonly [id: string, title: string])[]
  onChange: (value: string) => void
  all?: string
}): ReactElement => (
  <Select label={label} value={value} onValue={onChange}>
    {all !== undefined && <option value="">{all}</option>}
    {options.map(([id, title]) => (
      <option key={id} value={id}>
        {title}
      </option>
    ))}
  </Select>
)

/** Each interest below its upper one, as the dictionary has them. */
const interestOptions = topInterests.flatMap(({ id }) => {
  const name = nameOf('interest', id)
  const leaves = interests.filter(({ parentId }) => parentId === id)
  return [[id, name] as const, ...leaves.map((leaf) => [leaf.id, `${name}: ${nameOf('interest', leaf.id)}`] as const)]
})

const Movement = ({ entry: { movement, movement_missing: why, then } }: { entry: Entry }): ReactElement => {
  if (movement === null || then === null) return <span title={why ?? undefined}>{unknown}</span>
  const title = t('Rank {rank} then{detail}', {
    rank: then.rank,
    detail: then.rank_worst > then.rank ? t(', at worst {rankWorst}', { rankWorst: then.rank_worst }) : '',
  })
  if (movement === 0) return <span title={title}>=</span>
  return (
    <span title={title} className={movement > 0 ? 'has-yes' : 'match-no'}>
      {movement > 0 ? '▲' : '▼'} {Math.abs(movement)}
      <span className="visually-hidden"> {movement > 0 ? t('up') : t('down')}</span>
    </span>
  )
}

const Table = ({ answer }: { answer: Answer<'rankCreators'> }): ReactElement => {
  const { title, show } = measures[answer.by]
  // Two columns of dashes tell nothing: that no earlier ranks are known is said above.
  const moved = answer.then_known > 0
  return (
    <Listed
      label={t('Ranking')}
      narrow="labelled"
      columns={[
        { title: t('Rank'), end: true },
        ...(moved ? [{ title: t('Movement'), end: true }] : []),
        t('Creator'),
        { title, end: true },
        ...(moved
          ? [{ title: t('{value} ago', { value: t('{count} months', { count: answer.months }) }), end: true }]
          : []),
      ]}
    >
      {answer.data.map((entry) => (
        <tr key={`${entry.network}:${entry.external_id}`}>
          <td className="end">
            {entry.rank}
            {entry.tied && <span title={t('Others have the same value')}>=</span>}
            {entry.rank_worst > entry.rank_best && !entry.tied && (
              <span className="line tiny muted">
                {t('{rankBest} to {rankWorst}', { rankBest: entry.rank_best, rankWorst: entry.rank_worst })}
              </span>
            )}
          </td>
          {moved && (
            <td className="end nowrap">
              <Movement entry={entry} />
            </td>
          )}
          <th scope="row">
            <Link
              to="/profile/$network/$handle"
              params={{ network: entry.network, handle: entry.handle }}
              className="plain-link"
            >
              <Person {...entry} pictured />
            </Link>
          </th>
          <td className="end">
            {show(entry.value)}
            {entry.low !== null && entry.high !== null && (
              <span className="line tiny muted">
                {t('{low} to {high}', { low: show(entry.low), high: show(entry.high) })}
              </span>
            )}
          </td>
          {moved && <td className="end">{entry.then === null ? unknown : show(entry.then.value)}</td>}
        </tr>
      ))}
    </Listed>
  )
}

const monthsOf = (value: unknown): 1 | 3 | 6 => (Number(value) === 1 ? 1 : Number(value) === 6 ? 6 : 3)

/** Why a ranking is not all that could be ranked. */
const remarksOf = ({ ranked, cut, without_value, then_known, months }: Answer<'rankCreators'>): string =>
  [
    t('{value} ranked{detail}.', {
      value: t('{count} creators', { count: ranked }),
      detail: cut ? t('; more match') : '',
    }),
    without_value === 0 ? '' : t('{withoutValue} without a value are left out.', { withoutValue: without_value }),
    then_known === 0
      ? t('No movement is shown: nobody’s value from {months} ago is known.', {
          months: t('{count} months', { count: months }),
        })
      : t('Movement since {months} ago is known for {known}.', {
          months: t('{count} months', { count: months }),
          known: then_known,
        }),
    t('Equal values share a rank; a range of ranks is what the error bounds allow.'),
  ]
    .filter((each) => each !== '')
    .join(' ')

const NoneRanked = (): ReactElement => (
  <Empty
    title={t('No creators to rank')}
    action={
      <Link to="/rankings" search={{}} className="button">
        {t('Clear all filters')}
      </Link>
    }
  >
    {t('No stored creator matches, or none has a value to rank by.')}
  </Empty>
)

export const Rankings = (): ReactElement => {
  const nothingYet = useNothingYet()
  const address = useAddress()
  const setAddress = useSetAddress()
  const by = (Object.keys(measures) as By[]).find((each) => each === address['by']) ?? 'followers'
  const [interest, country, language, network] = ['interest', 'country', 'language', 'network'].map(
    (name) => textIn(address[name]) ?? '',
  )
  const months = monthsOf(address['months'])
  const set = (name: string, value: string): void => {
    const next = { ...address, [name]: value }
    setAddress('/rankings', Object.fromEntries(Object.entries(next).filter(([, each]) => each !== '')), true)
  }
  const body: Request = {
    by,
    months,
    limit: 50,
    ...(interest ? { interests: [interest] } : {}),
    ...(country ? { locations: [country] } : {}),
    ...(language ? { languages: [language] } : {}),
    ...(network ? { network: network as 'instagram' } : {}),
  }
  const { data, error, isPending, refetch } = useAnswer('rankCreators', { body }, { keep: true })
  return (
    <div className="page">
      <PageHead
        title={t('Rankings')}
        about={t('The top creators of a niche, country, language or network, and how their ranks changed.')}
        action={<CopyCurl name="rankCreators" input={{ body }} />}
      />
      <Panel>
        <div className="columns three choices">
          <Choice
            label={t('Ranked by')}
            value={by}
            options={(Object.keys(measures) as By[]).map((each) => [each, measures[each].title])}
            onChange={(value) => set('by', value)}
          />
          <Choice
            label={t('Niche')}
            value={interest ?? ''}
            all={t('Any')}
            options={interestOptions}
            onChange={(value) => set('interest', value)}
          />
          <Choice
            label={t('Country')}
            value={country ?? ''}
            all={t('Any')}
            options={countries.map((code) => [code, nameOf('country', code)])}
            onChange={(value) => set('country', value)}
          />
          <Choice
            label={t('Language')}
            value={language ?? ''}
            all={t('Any')}
            options={languages.map((code) => [code, nameOf('language', code)])}
            onChange={(value) => set('language', value)}
          />
          <Choice
            label={t('Network')}
            value={network ?? ''}
            all={t('Any')}
            options={networks.map((each) => [each, nameOf('network', each)])}
            onChange={(value) => set('network', value)}
          />
          <Choice
            label={t('Movement since')}
            value={String(months)}
            options={[1, 3, 6].map((each) => [
              String(each),
              t('{value} ago', { value: t('{count} months', { count: each }) }),
            ])}
            onChange={(value) => set('months', value)}
          />
        </div>
      </Panel>
      {error !== null ? (
        <Failed error={error} onAgain={() => void refetch()} />
      ) : isPending ? (
        <Loading lines={10} />
      ) : data.data.length === 0 ? (
        <Panel>{nothingYet ? <NobodyYet /> : <NoneRanked />}</Panel>
      ) : (
        <>
          <p className="small muted">{remarksOf(data)}</p>
          <Panel flush>
            <Table answer={data} />
          </Panel>
        </>
      )}
    </div>
  )
}
