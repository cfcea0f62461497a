import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAddress, useParam, useSetAddress } from '../../address.js'
import { send } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { allOf, day, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { PageNav, PagePart } from '../../parts/page-nav.js'
import { SavePdf } from '../../parts/save-pdf.js'
import { RequestProgress } from '../../parts/progress.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { BrandDetail } from './brand.js'
import type { Insights } from './heard.js'
import { Mentions, type Selection } from './mentions.js'
import { Overview, Voice } from './overview.js'
import { TagsPanel } from './tags-panel.js'
import { t, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

const parts = [
  ['volume', t('Volume and share')],
  ['brand', t('By brand')],
  ['mentions', t('Mentions')],
  ['coverage', t('Coverage')],
] as const

const unknownNames: Record<string, string> = {
  lang: t('language'),
  country: t('author’s country'),
  engagement: t('number of reactions'),
}

const CoveragePanel = ({ insights: { coverage } }: { insights: Insights }): ReactElement => (
  <Panel title={t('Coverage')} about={said(coverage.note)}>
    <dl className="facts">
      <dt>{t('Texts searched')}</dt>
      <dd>
        {coverage.oldest === null
          ? whole(coverage.texts_known)
          : t('{textsKnown}, from {oldest} to {newest}', {
              textsKnown: coverage.texts_known,
              oldest: day(coverage.oldest),
              newest: day(coverage.newest),
            })}
      </dd>
      <dt>{t('Data read for this request')}</dt>
      <dd>
        {t(
          '{contentsRead} contents and {commentsRead} comments of {profilesRead} accounts; {profilesFresh} were fresh already',
          {
            contentsRead: coverage.gathered.contents_read,
            commentsRead: coverage.gathered.comments_read,
            profilesRead: coverage.gathered.profiles_read,
            profilesFresh: coverage.gathered.profiles_fresh,
          },
        )}
      </dd>
      <dt>{t('Judged')}</dt>
      <dd>
        {whole(coverage.sentiment.judged)}
        {coverage.sentiment.not_judged.length > 0 &&
          t('; not judged: {notJudged}', {
            notJudged: coverage.sentiment.not_judged
              .map(({ reason, mentions }) => `${whole(mentions)} ${wordWithin(reason)}`)
              .join(', '),
          })}
      </dd>
      {(coverage.entities?.not_read.length ?? 0) > 0 && (
        <>
          <dt>{t('People, places and organisations')}</dt>
          <dd>
            {t('looked for in {read} mentions; not read: {notRead}', {
              read: coverage.entities?.read ?? 0,
              notRead: (coverage.entities?.not_read ?? [])
                .map(({ reason, mentions }) => `${whole(mentions)} ${wordWithin(reason)}`)
                .join(', '),
            })}
          </dd>
        </>
      )}
    </dl>
    {(coverage.no_data ?? [])
      .filter(({ texts }) => texts > 0)
      .map(({ field, texts }) => (
        <Note key={field}>
          {t('{texts} texts were left out because their {unknownNames} is not known.', {
            texts,
            unknownNames: unknownNames[field] ?? field,
          })}
        </Note>
      ))}
    {(coverage.synthetic?.left_out ?? 0) > 0 && <Note>{t('Texts of demo creators were left out.')}</Note>}
    {coverage.index_building && (
      <Note tone="caution">{t('Data was still being indexed. Run it again for more results.')}</Note>
    )}
  </Panel>
)

/** What of the address narrows the stream of mentions. */
const readSelection = (address: Record<string, unknown>): Selection => {
  const names = [
    'brand',
    'from',
    'to',
    'sentiment',
    'network',
    'language',
    'country',
    'kind',
    'type',
    'author',
    'term',
    'hashtag',
    'co_mention',
    'aspect',
    'theme',
    'emotion',
    'entity',
    'tag',
    'state',
    'assignee',
  ]
  return Object.fromEntries(names.flatMap((name) => (typeof address[name] === 'string' ? [[name, address[name]]] : [])))
}

export const ListeningResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const address = useAddress()
  const setAddress = useSetAddress()
  const { request, answer, error, isReady } = useFetched('fetchListening', id)
  const insights = answer.data?.insights ?? undefined
  const selection = readSelection(address)
  const pick = (next: Selection, scroll = true): void => {
    setAddress(
      `/listening/${id}`,
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)),
      true,
    )
    if (scroll) document.getElementById('mentions')?.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="page">
      <PageHead
        title={insights === undefined ? t('Listening') : allOf(insights.brands.map(({ name }) => name))}
        about={
          insights === undefined
            ? t('Reading and analysing posts and comments.')
            : t('{mentions} mentions by {authors} people, {from} to {to}.{detail}', {
                mentions: insights.mentions,
                authors: insights.authors,
                from: day(insights.from),
                to: day(insights.to),
                detail: insights.synthetic ? ` ${t('Demo data: invented.')}` : '',
              })
        }
        action={
          <>
            {insights !== undefined && (
              <SavePdf
                name={insights.brands[0]?.name ?? 'listening'}
                ask={() => send('getListeningReport', { path: { id }, headers: { accept: 'application/pdf' } })}
              />
            )}
            <CopyCurl name="fetchListening" input={{ path: { id } }} />
            <Link to="/listening" className="button">
              {t('New listening')}
            </Link>
          </>
        }
      />
      <RequestProgress request={request} what={t('Listening')} />
      {error !== null && <Failed error={error} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={8} />}
      {insights !== undefined && insights.mentions === 0 && (
        <Panel>
          <Empty icon="listening" title={t('No mentions in this period')}>
            <p>{t('Try another spelling, other keywords, or a longer period.')}</p>
          </Empty>
        </Panel>
      )}
      {insights !== undefined && insights.mentions > 0 && (
        <>
          <PageNav parts={parts} />
          <PagePart id="volume" className="pile">
            <Overview insights={insights} onPick={pick} />
            <Voice insights={insights} onPick={pick} />
          </PagePart>
          <PagePart id="brand" className="pile">
            <BrandDetail insights={insights} onPick={pick} />
          </PagePart>
          <TagsPanel id={id} onPick={pick} />
          <Mentions id={id} selection={selection} onChange={(next) => pick(next, false)} />
        </>
      )}
      {insights !== undefined && (
        <PagePart id="coverage">
          <CoveragePanel insights={insights} />
        </PagePart>
      )}
    </div>
  )
}
