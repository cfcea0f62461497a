import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import { useParam } from '../../address.js'
import { send, type Answer } from '../../api/client.js'
import { useAction, useAnswer } from '../../api/queries.js'
import { ago, day, decimal, percent, whole, networkName } from '../../format.js'
import { Badge, PageHead, Panel, saveBlob, type Tone } from '../../parts/basic.js'
import { Failed, Shown } from '../../parts/states.js'
import { Table } from '../../parts/table.js'
import { toast } from '../../parts/toasts.js'
import { CampaignPosts } from './posts.js'
import { spokenLanguage, t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

type Board = Answer<'getCampaignBoard'>

/** The board is read again by itself: posts come in while it is looked at. */
const refreshMs = 10_000
/** While somebody waits to see what the first look finds. */
const soonMs = 1500
const dash = '–'

const times = (value: number | undefined): string => (value === undefined ? dash : `${decimal(value, 2)}×`)
const share = (value: number | undefined): string => (value === undefined ? dash : percent(value))
const money = (value: number | null | undefined, currency: string): string =>
  value === null || value === undefined
    ? dash
    : `${value.toLocaleString(spokenLanguage(), { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })} ${currency}`
const count = (value: number | undefined): string => (value === undefined ? dash : whole(value))

const between = (range: { low: number; high: number } | null, show: (value: number) => string): string =>
  range === null ? t('not known') : t('{low} to {high}', { low: show(range.low), high: show(range.high) })

/** Costs and return are counted over those who have posted. */
const feesOfPosted = (members: Board['members']): number =>
  members.reduce((sum, { state, fee }) => sum + (state === 'posted' ? (fee ?? 0) : 0), 0)

const useFigures = ({ totals, members, campaign: { currency } }: Board): [string, string, string][] => [
  [t('Posts'), whole(totals.posts), t('{count} possible posts not counted', { count: totals.possible })],
  [
    t('Reach'),
    count(totals.reach?.value),
    // Views that the network shows have no bounds.
    totals.reach !== null && totals.reach.low === totals.reach.high
      ? t('views, as the network shows them')
      : between(totals.reach, whole),
  ],
  [
    t('Engagements'),
    count(totals.engagements?.value),
    t('of {value}', { value: t('{count} posts', { count: totals.engagements?.posts ?? 0 }) }),
  ],
  [t('Against usual'), times(totals.lift?.value), between(totals.lift, times)],
  [t('Purchase intent'), share(totals.intent?.value), between(totals.intent, share)],
  [t('Relevant comments'), share(totals.relevance?.value), between(totals.relevance, share)],
  [
    t('Earned value'),
    money(totals.earned_value?.value, totals.earned_value?.currency ?? ''),
    between(totals.earned_value, whole),
  ],
  [
    t('Fees'),
    money(totals.fee, currency),
    totals.return_on_fee === null
      ? totals.fee === null
        ? t('none is known')
        : totals.earned_value === null
          ? t('no earned value yet')
          : t('earned value is in {currency}', { currency: totals.earned_value.currency })
      : feesOfPosted(members) === totals.fee
        ? t('{returnOnFee} earned value ÷ fees', { returnOnFee: times(totals.return_on_fee) })
        : t('{returnOnFee} earned value ÷ {fees} of those who posted', {
            returnOnFee: times(totals.return_on_fee),
            fees: money(feesOfPosted(members), currency),
          }),
  ],
  [t('Cost per engagement'), money(totals.cost_per_engagement, currency), t('fees ÷ likes and comments')],
  [t('Not disclosed'), whole(totals.undisclosed), t('do not say they are paid')],
  [t('Brand safety'), whole(totals.unsafe), t('posts with a risk')],
]

const tones: Record<string, Tone> = { posted: 'good', not_posted: 'caution', not_read: 'alarm', waiting: 'plain' }

/** What holds for all who were read, such as that no newer posts can be had: said once, not in every row. */
const saidOfAll = ({ members }: Board): string | undefined => {
  const details = new Set(
    members.filter(({ state }) => state === 'posted' || state === 'not_posted').map((each) => each.detail),
  )
  const [only] = details
  return details.size === 1 ? (only ?? undefined) : undefined
}

const Creators = ({ board }: { board: Board }): ReactElement => (
  <Panel
    title={t('Creators')}
    about={[
      t('Not posted: {notPosted}. Could not be read: {notRead}.', {
        notPosted: board.states.not_posted,
        notRead: board.states.not_read,
      }),
      saidOfAll(board),
    ]
      .filter((each) => each !== undefined)
      .map(said)
      .join(' ')}
  >
    <Table
      label={t('Creators of the campaign')}
      narrow="labelled"
      columns={[
        t('Creator'),
        t('State'),
        { title: t('Posts'), end: true },
        { title: t('Reach'), end: true },
        { title: t('Engagements'), end: true },
        { title: t('Against usual'), end: true },
        { title: t('Fee'), end: true },
        { title: t('Cost per engagement'), end: true },
      ]}
    >
      {board.members.map(({ network, external_id: id, handle, name, state, detail, fee, figures }) => (
        <tr key={`${network} ${id}`}>
          <th scope="row">
            <Link to="/profile/$network/$handle" params={{ network, handle }}>
              {name ?? handle}
            </Link>
            <div className="tiny muted">
              {atHandle(handle)} · {networkName(network)}
            </div>
          </th>
          <td>
            <Badge tone={tones[state] ?? 'plain'}>{word(state)}</Badge>
            {state === 'not_posted' && figures.possible > 0 && (
              <div className="tiny muted">{t('{count} possible posts not counted', { count: figures.possible })}</div>
            )}
            {detail !== null && state !== 'posted' && detail !== saidOfAll(board) && (
              <div className="tiny muted">{said(detail)}</div>
            )}
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
  const check = useAction('checkCampaign', () => toast(t('Looking for posts.')))
  const pause = useAction('changeCampaign', () => queryClient.invalidateQueries({ queryKey: ['getCampaignBoard'] }))
  const remove = useAction('removeCampaign', async () => {
    await queryClient.invalidateQueries({ queryKey: ['listCampaigns'] })
    await navigate({ to: '/campaigns' })
  })
  const save = (accept: string, ending: string): void =>
    void send('getCampaignReport', { path, headers: { accept } })
      .then((response) => response.blob())
      .then((blob) => saveBlob(blob, `${campaign.name}.${ending}`))
      .catch((error: unknown) => toast(error instanceof Error ? error.message : t('The report could not be made.')))
  const failed = check.error ?? pause.error ?? remove.error
  return (
    <>
      <button type="button" className="button primary" onClick={() => check.mutate({ path })}>
        {t('Check now')}
      </button>
      <button type="button" className="button" onClick={() => save('application/pdf', 'pdf')}>
        {t('Report (PDF)')}
      </button>
      <button type="button" className="button" onClick={() => save('text/csv', 'csv')}>
        {t('Posts (CSV)')}
      </button>
      <button
        type="button"
        className="button"
        onClick={() => pause.mutate({ path, body: { paused: !campaign.paused } })}
      >
        {campaign.paused ? t('Resume') : t('Pause')}
      </button>
      <button
        type="button"
        className="button danger"
        onClick={() => {
          if (confirm(t('Delete {name} with what was found?', { name: campaign.name }))) remove.mutate({ path })
        }}
      >
        {t('Delete')}
      </button>
      {failed !== null && <Failed error={failed} />}
    </>
  )
}

const Totals = ({ board }: { board: Board }): ReactElement => (
  <Panel title={t('Figures')}>
    <dl className="figures">
      {useFigures(board).map(([name, value, about]) => (
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
            {t('{what} of {value} not measured: {why}', {
              what: word(what),
              value: t('{count} posts', { count: posts }),
              why: said(why),
            })}
          </li>
        ))}
      </ul>
    )}
    <details>
      <summary>{t('How the figures are made')}</summary>
      <ul className="small">
        {Object.entries(board.formulas).map(([name, text]) => (
          <li key={name}>
            <strong>{word(name)}:</strong> {text}
          </li>
        ))}
      </ul>
    </details>
  </Panel>
)

export const CampaignPage = (): ReactElement => {
  const id = useParam('id') ?? ''
  const board = useAnswer(
    'getCampaignBoard',
    { path: { id } },
    { refetchMs: (shown) => (shown?.as_of === null || shown?.states.waiting !== 0 ? soonMs : refreshMs) },
  )
  return (
    <div className="page wide-page">
      <Shown of={board}>
        {(shown) => (
          <>
            <PageHead
              title={shown.campaign.name}
              about={t('{startsAt} to {endsAt} · {detail}', {
                startsAt: day(shown.campaign.starts_at),
                endsAt: shown.campaign.ends_at === null ? t('no end date') : day(shown.campaign.ends_at),
                detail: shown.as_of === null ? t('not checked yet') : t('checked {asOf}', { asOf: ago(shown.as_of) }),
              })}
              action={<Actions campaign={shown.campaign} />}
            />
            <Totals board={shown} />
            <Creators board={shown} />
            <CampaignPosts id={id} asOf={shown.as_of} brands={shown.campaign.brands} />
          </>
        )}
      </Shown>
    </div>
  )
}
