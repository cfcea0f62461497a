import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { send, type Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { ago, counted, humanise, whole } from '../../format.js'
import { Badge, PageHead, Panel, saveBlob, type Tone } from '../../parts/basic.js'
import { Failed, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { CampaignPosts } from './posts.js'

type Board = Answer<'getCampaignBoard'>
type Figures = Board['totals']

/** The board is read again by itself: posts come in while it is looked at. */
const refreshMs = 10_000
const dash = '–'

const times = (value: number | undefined): string => (value === undefined ? dash : `${value.toFixed(2)}×`)
const share = (value: number | undefined): string => (value === undefined ? dash : `${(value * 100).toFixed(1)} %`)
const money = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined
    ? dash
    : `${value.toLocaleString('en-US', { maximumFractionDigits: 2 })} ${currency}`
const count = (value: number | undefined): string => (value === undefined ? dash : whole(value))

const between = (range: { low: number; high: number } | null, show: (value: number) => string): string =>
  range === null ? 'not known' : `${show(range.low)} to ${show(range.high)}`

const useFigures = (totals: Figures, currency: string): [string, string, string][] => [
  ['Posts', whole(totals.posts), `${totals.possible} possible ones not counted`],
  ['Reach', count(totals.reach?.value), between(totals.reach, whole)],
  ['Engagements', count(totals.engagements?.value), `of ${counted(totals.engagements?.posts ?? 0, 'post')}`],
  ['Against usual', times(totals.lift?.value), between(totals.lift, times)],
  ['Purchase intent', share(totals.intent?.value), between(totals.intent, share)],
  ['Relevant comments', share(totals.relevance?.value), between(totals.relevance, share)],
  [
    'Earned value',
    money(totals.earned_value?.value, totals.earned_value?.currency ?? ''),
    between(totals.earned_value, whole),
  ],
  ['Fees', money(totals.fee, currency), `${times(totals.return_on_fee ?? undefined)} earned value ÷ fees`],
  ['Cost per engagement', money(totals.cost_per_engagement, currency), 'fees ÷ likes and comments'],
  ['Not disclosed', whole(totals.undisclosed), 'do not say they are paid'],
  ['Brand safety', whole(totals.unsafe), 'posts with a risk'],
]

const tones: Record<string, Tone> = { posted: 'good', not_posted: 'caution', not_read: 'alarm', waiting: 'plain' }

const Creators = ({ board }: { board: Board }): ReactElement => (
  <Panel
    title="Creators"
    about={`${board.states.not_posted} have not posted, ${board.states.not_read} could not be read.`}
  >
    <Table
      label="Creators of the campaign"
      columns={[
        'Creator',
        'State',
        { title: 'Posts', end: true },
        { title: 'Reach', end: true },
        { title: 'Engagements', end: true },
        { title: 'Against usual', end: true },
        { title: 'Fee', end: true },
        { title: 'Cost per engagement', end: true },
      ]}
    >
      {board.members.map(({ network, external_id: id, handle, name, state, detail, fee, figures }) => (
        <tr key={`${network} ${id}`}>
          <td>
            <Link to="/profile/$network/$handle" params={{ network, handle }}>
              {name ?? handle}
            </Link>
            <div className="tiny muted">
              @{handle} · {humanise(network)}
            </div>
          </td>
          <td>
            <Badge tone={tones[state] ?? 'plain'}>{humanise(state)}</Badge>
            {detail !== null && <div className="tiny muted">{detail}</div>}
          </td>
          <td className="end">{whole(figures.posts)}</td>
          <td className="end">{count(figures.reach?.value)}</td>
          <td className="end">{count(figures.engagements?.value)}</td>
          <td className="end" title={figures.lift === null ? undefined : between(figures.lift, times)}>
            {times(figures.lift?.value)}
          </td>
          <td className="end">{money(fee, board.campaign.currency)}</td>
          <td className="end">{money(figures.cost_per_engagement, board.campaign.currency)}</td>
        </tr>
      ))}
    </Table>
  </Panel>
)

const Actions = ({ campaign }: Pick<Board, 'campaign'>): ReactElement => {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const path = { id: campaign.id }
  const check = useAction('checkCampaign', () => toast('Looking for posts.'))
  const pause = useAction('changeCampaign', () => queryClient.invalidateQueries({ queryKey: ['getCampaignBoard'] }))
  const remove = useAction('removeCampaign', async () => {
    await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
    await navigate({ to: '/campaigns' })
  })
  const save = (accept: string, ending: string): void =>
    void send('getCampaignReport', { path, headers: { accept } })
      .then((response) => response.blob())
      .then((blob) => saveBlob(blob, `${campaign.name}.${ending}`))
      .catch((error: unknown) => toast(error instanceof Error ? error.message : 'The report could not be made.'))
  const failed = check.error ?? pause.error ?? remove.error
  return (
    <>
      <button type="button" className="button primary" onClick={() => check.mutate({ path })}>
        Check now
      </button>
      <button type="button" className="button" onClick={() => save('application/pdf', 'pdf')}>
        Report (PDF)
      </button>
      <button type="button" className="button" onClick={() => save('text/csv', 'csv')}>
        Posts (CSV)
      </button>
      <button
        type="button"
        className="button"
        onClick={() => pause.mutate({ path, body: { paused: !campaign.paused } })}
      >
        {campaign.paused ? 'Resume' : 'Pause'}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          if (confirm(`Delete ${campaign.name} with what was found?`)) remove.mutate({ path })
        }}
      >
        Delete
      </button>
      {failed !== null && <Failed error={failed} />}
    </>
  )
}

const Totals = ({ board }: { board: Board }): ReactElement => (
  <Panel title="Figures">
    <dl className="figures">
      {useFigures(board.totals, board.campaign.currency).map(([name, value, about]) => (
        <div key={name} className="figure">
          <dt className="label">{name}</dt>
          <dd>
            <strong>{value}</strong>
            <div className="tiny muted">{about}</div>
          </dd>
        </div>
      ))}
    </dl>
    {board.totals.missing.length > 0 && (
      <ul className="small muted">
        {board.totals.missing.map(({ what, why, posts }) => (
          <li key={what + why}>
            {humanise(what)} of {counted(posts, 'post')} not measured: {why}
          </li>
        ))}
      </ul>
    )}
    <details>
      <summary>How the figures are made</summary>
      <ul className="small">
        {Object.entries(board.formulas).map(([name, text]) => (
          <li key={name}>
            <strong>{humanise(name)}:</strong> {text}
          </li>
        ))}
      </ul>
    </details>
  </Panel>
)

export const CampaignPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const board = useAnswer('getCampaignBoard', { path: { id } }, { refetchMs: refreshMs })
  return (
    <div className="page wide-page">
      <Shown of={board}>
        {(shown) => (
          <>
            <PageHead
              title={shown.campaign.name}
              about={`${shown.campaign.starts_at.slice(0, 10)} to ${shown.campaign.ends_at?.slice(0, 10) ?? 'no end date'} · ${
                shown.as_of === null ? 'not checked yet' : `checked ${ago(shown.as_of)}`
              }`}
              action={<Actions campaign={shown.campaign} />}
            />
            <Totals board={shown} />
            <Creators board={shown} />
            <CampaignPosts id={id} asOf={shown.as_of} />
          </>
        )}
      </Shown>
    </div>
  )
}
