import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import type { Answer } from '../../api/client.js'
import { Columns } from '../../charts/bars.js'
import { compact, percent, shorten } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel, Person } from '../../parts/basic.js'
import { FactsCard, Figure, Why } from '../../parts/figure.js'
import { writeProfiles } from '../../parts/profile-list.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

export type Overlap = NonNullable<Answer<'getAudienceOverlap'>['result']>

/** A cell is the darker the more the two share, but never so dark that the text on it is hard to read, in both themes. */
const cellStyle = (share: number): Record<string, string> => ({
  background: `color-mix(in oklab, var(--accent) ${Math.round(8 + share * 44)}%, var(--surface))`,
  color: 'var(--ink)',
})

const Matrix = ({ overlap: { profiles, matrix } }: { overlap: Overlap }): ReactElement => (
  <Panel
    title={t('Overlap matrix')}
    about={t('Each row shows the share of that creator’s audience that also follows the creator in the column.')}
  >
    <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Overlap matrix')}>
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {profiles.map(({ handle, network }) => (
              <th key={network + handle} scope="col">
                {atHandle(handle)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profiles.map(({ handle, network }, row) => (
            <tr key={network + handle}>
              <th scope="row">{atHandle(handle)}</th>
              {profiles.map((column, at) => {
                const share = matrix[row]?.[at]
                return row === at || share === undefined ? (
                  <td key={column.network + column.handle} className="muted">
                    ·
                  </td>
                ) : (
                  <td
                    key={column.network + column.handle}
                    style={cellStyle(share.value)}
                    title={t('{low} to {high}, sample {sampleSize}', {
                      low: percent(share.low),
                      high: percent(share.high),
                      sampleSize: share.sample_size,
                    })}
                  >
                    {percent(share.value)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </Panel>
)

const Reach = ({ overlap: { best_order, profiles } }: { overlap: Overlap }): ReactElement => {
  const last = best_order.at(-1)
  const first = best_order[0]
  return (
    <Panel title={t('Incremental reach')} about={t('Each step adds the creator with the most new people.')}>
      <Columns
        label={t('Creator')}
        series={[t('Reached before'), t('Added')]}
        columns={best_order.map(({ profile, incremental, reach }) => ({
          name: atHandle(profiles[profile]?.handle ?? ''),
          tick: shorten(atHandle(profiles[profile]?.handle ?? ''), 14),
          values: [reach.value - incremental.value, incremental.value],
        }))}
        summary={
          first === undefined || last === undefined
            ? t('No data.')
            : t(
                '@{handle} alone reaches {reach} people; all {count} together {reach2}. The last one adds {incremental}.',
                {
                  handle: profiles[first.profile]?.handle,
                  reach: compact(first.reach.value),
                  count: best_order.length,
                  reach2: compact(last.reach.value),
                  incremental: compact(last.incremental.value),
                },
              )
        }
      />
    </Panel>
  )
}

const Subsets = ({ overlap: { best_subsets, profiles, method, reach } }: { overlap: Overlap }): ReactElement => (
  <Panel
    title={t('Best combinations')}
    action={
      <Why about={t('the best subsets')}>
        <p>{said(method.best_subsets)}</p>
      </Why>
    }
  >
    <ol className="stack tight divided">
      {best_subsets.map((subset) => (
        <li key={subset.size} className="subset">
          <strong className="number">{subset.size}</strong>
          <span className="small break">
            {subset.profiles.map((at) => atHandle(profiles[at]?.handle ?? '')).join(', ')}
          </span>
          <strong className="small number nowrap">{compact(subset.reach.value)}</strong>
          <span className="small number nowrap muted subset-share">
            {percent(subset.reach.value / reach.unique.value)}
          </span>
        </li>
      ))}
    </ol>
  </Panel>
)

const Creators = ({ overlap: { profiles } }: { overlap: Overlap }): ReactElement => (
  <Panel flush title={t('Each creator')}>
    <Table
      label={t('Creators')}
      columns={[
        t('Creator'),
        { title: t('Audience'), end: true },
        { title: t('Read'), end: true },
        { title: t('Only theirs'), end: true },
        { title: t('Shared'), end: true },
      ]}
    >
      {profiles.map((profile) => (
        <tr key={profile.network + profile.handle}>
          <th scope="row">
            <Link
              to="/profile/$network/$handle"
              params={{ network: profile.network, handle: profile.handle }}
              className="plain-link"
            >
              <Person {...profile} />
            </Link>
          </th>
          <td className="end">{compact(profile.audience)}</td>
          <td className="end">
            {compact(profile.read)} {profile.complete ? '' : <span className="muted tiny">{t('sample')}</span>}
          </td>
          <td className="end">
            {percent(profile.unique.value)}{' '}
            <Why about={t('the share that is only {handle}’s', { handle: profile.handle })}>
              <FactsCard
                definition={t('Share of the audience that follows none of the other creators.')}
                estimate={profile.unique}
                asOf={profile.as_of}
                format={percent}
              />
            </Why>
          </td>
          <td className="end">{percent(profile.overlapping.value)}</td>
        </tr>
      ))}
    </Table>
  </Panel>
)

const Result = ({ overlap }: { overlap: Overlap }): ReactElement => {
  const { reach, method, profiles } = overlap
  return (
    <>
      <Panel
        title={t('Together')}
        action={<Badge tone={method.kind === 'exact' ? 'good' : 'caution'}>{word(method.kind)}</Badge>}
        about={said(method.explanation)}
      >
        <div className="figures">
          <Figure
            large
            name={t('Different people')}
            estimate={reach.unique}
            asOf={profiles[0]?.as_of}
            definition={t('People in at least one of the audiences, each counted once.')}
          />
          <Figure
            large
            name={t('Sum of audiences')}
            value={reach.total}
            definition={t('People who follow two creators count twice.')}
          />
          <Figure
            large
            name={t('Counted once')}
            value={percent(reach.unique_share)}
            definition={t('Unique people as a share of the sum of audiences. Higher means less duplication.')}
          />
        </div>
      </Panel>
      <Matrix overlap={overlap} />
      <div className="columns two">
        <Reach overlap={overlap} />
        <Subsets overlap={overlap} />
      </div>
      <Creators overlap={overlap} />
    </>
  )
}

export const OverlapResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const { request, answer, error, isReady } = useFetched('getAudienceOverlap', id)
  const overlap = answer.data?.result
  const profiles = overlap?.profiles.map(({ network, handle }) => ({ network, handle })) ?? []
  return (
    <div className="page">
      <PageHead
        title={t('Audience overlap')}
        about={
          overlap === undefined || overlap === null
            ? undefined
            : t('{count} creators, by {source}.', { count: overlap.profiles.length, source: overlap.source })
        }
        action={
          <>
            <CopyCurl name="getAudienceOverlap" input={{ path: { id } }} />
            <Link to="/overlap" search={{ profiles: writeProfiles(profiles) }} className="button">
              {t('Change creators')}
            </Link>
          </>
        }
      />
      <RequestProgress request={request} what={t('Comparing audiences')} />
      {error !== null && <Failed error={error} />}
      {overlap !== undefined && overlap !== null && <Result overlap={overlap} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={6} />}
    </div>
  )
}
