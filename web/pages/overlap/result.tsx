import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import type { Answer } from '../../api/client.js'
import { Columns } from '../../charts/bars.js'
import { compact, humanise, percent, shorten, whole } from '../../format.js'
import { Badge, CopyCurl, PageHead, Panel, Person } from '../../parts/basic.js'
import { FactsCard, Figure, Why } from '../../parts/figure.js'
import { writeProfiles } from '../../parts/profile-list.js'
import { RequestProgress } from '../../parts/progress.js'
import { Failed, Loading } from '../../parts/states.js'
import { Table } from '../../parts/table.js'

export type Overlap = NonNullable<Answer<'getAudienceOverlap'>['result']>

/** A cell is the darker the more the two share; the text changes colour with it to stay readable. */
const cellStyle = (share: number): Record<string, string> => ({
  background: `color-mix(in oklab, var(--accent) ${Math.round(8 + share * 92)}%, var(--surface))`,
  color: share > 0.45 ? 'var(--on-accent)' : 'var(--ink)',
})

const Matrix = ({ overlap: { profiles, matrix } }: { overlap: Overlap }): ReactElement => (
  <Panel
    title="Overlap matrix"
    about="Each row shows the share of that creator’s audience that also follows the creator in the column."
  >
    <div className="scroll-x" tabIndex={0} role="group" aria-label="Overlap matrix">
      <table className="matrix">
        <thead>
          <tr>
            <td />
            {profiles.map(({ handle, network }) => (
              <th key={network + handle} scope="col">
                @{handle}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {profiles.map(({ handle, network }, row) => (
            <tr key={network + handle}>
              <th scope="row">@{handle}</th>
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
                    title={`${percent(share.low)} to ${percent(share.high)}, sample ${whole(share.sample_size)}`}
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
    <Panel title="Incremental reach" about="Each step adds the creator with the most new people.">
      <Columns
        label="Creator"
        series={['Reached before', 'Added']}
        columns={best_order.map(({ profile, incremental, reach }) => ({
          name: `@${profiles[profile]?.handle ?? ''}`,
          tick: shorten(`@${profiles[profile]?.handle ?? ''}`, 14),
          values: [reach.value - incremental.value, incremental.value],
        }))}
        summary={
          first === undefined || last === undefined
            ? 'No data.'
            : `@${profiles[first.profile]?.handle} alone reaches ${compact(first.reach.value)} people; all ${best_order.length} together ${compact(last.reach.value)}. The last one adds ${compact(last.incremental.value)}.`
        }
      />
    </Panel>
  )
}

const Subsets = ({ overlap: { best_subsets, profiles, method, reach } }: { overlap: Overlap }): ReactElement => (
  <Panel
    title="Best combinations"
    action={
      <Why about="the best subsets">
        <p>{method.best_subsets}</p>
      </Why>
    }
  >
    <ol className="stack tight divided">
      {best_subsets.map((subset) => (
        <li key={subset.size} className="subset">
          <strong className="number">{subset.size}</strong>
          <span className="small break">
            {subset.profiles.map((at) => `@${profiles[at]?.handle ?? ''}`).join(', ')}
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
  <Panel flush title="Each creator">
    <Table
      label="Creators"
      columns={[
        'Creator',
        { title: 'Audience', end: true },
        { title: 'Read', end: true },
        { title: 'Only theirs', end: true },
        { title: 'Shared', end: true },
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
            {compact(profile.read)} {profile.complete ? '' : <span className="muted tiny">sample</span>}
          </td>
          <td className="end">
            {percent(profile.unique.value)}{' '}
            <Why about={`the share that is only ${profile.handle}’s`}>
              <FactsCard
                definition="Share of the audience that follows none of the other creators."
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
        title="Together"
        action={<Badge tone={method.kind === 'exact' ? 'good' : 'caution'}>{humanise(method.kind)}</Badge>}
        about={method.explanation}
      >
        <div className="figures">
          <Figure
            large
            name="Different people"
            estimate={reach.unique}
            asOf={profiles[0]?.as_of}
            definition="People in at least one of the audiences, each counted once."
          />
          <Figure
            large
            name="Sum of audiences"
            value={reach.total}
            definition="People who follow two creators count twice."
          />
          <Figure
            large
            name="Counted once"
            value={percent(reach.unique_share)}
            definition="Unique people as a share of the sum of audiences. Higher means less duplication."
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
        title="Audience overlap"
        about={
          overlap === undefined || overlap === null
            ? undefined
            : `${overlap.profiles.length} creators, by ${overlap.source}.`
        }
        action={
          <>
            <CopyCurl name="getAudienceOverlap" input={{ path: { id } }} />
            <Link to="/overlap" search={{ profiles: writeProfiles(profiles) }} className="button">
              Change creators
            </Link>
          </>
        }
      />
      <RequestProgress request={request} what="Comparing audiences" />
      {error !== null && <Failed error={error} />}
      {overlap !== undefined && overlap !== null && <Result overlap={overlap} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={6} />}
    </div>
  )
}
