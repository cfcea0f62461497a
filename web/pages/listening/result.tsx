import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAddress, useParam, useSetAddress } from '../../address.js'
import { send } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { day, humanise, whole } from '../../format.js'
import { CopyCurl, PageHead, Panel, saveBlob } from '../../parts/basic.js'
import { PageNav, PagePart } from '../../parts/page-nav.js'
import { RequestProgress } from '../../parts/progress.js'
import { Empty, Failed, Loading, Note } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { BrandDetail } from './brand.js'
import type { Insights } from './heard.js'
import { Mentions, type Selection } from './mentions.js'
import { Overview, Voice } from './overview.js'

const parts = [
  ['volume', 'Volume and share'],
  ['brand', 'By brand'],
  ['mentions', 'Mentions'],
  ['coverage', 'Coverage'],
] as const

const unknownNames: Record<string, string> = {
  lang: 'language',
  country: 'author’s country',
  engagement: 'number of reactions',
}

const CoveragePanel = ({ insights: { coverage } }: { insights: Insights }): ReactElement => (
  <Panel title="Coverage" about={coverage.note}>
    <dl className="facts">
      <dt>Texts searched</dt>
      <dd>
        {whole(coverage.texts_known)}, from {day(coverage.oldest)} to {day(coverage.newest)}
      </dd>
      <dt>Data read for this request</dt>
      <dd>
        {whole(coverage.gathered.contents_read)} contents and {whole(coverage.gathered.comments_read)} comments of{' '}
        {whole(coverage.gathered.profiles_read)} accounts; {whole(coverage.gathered.profiles_fresh)} were fresh already
      </dd>
      <dt>Judged</dt>
      <dd>
        {whole(coverage.sentiment.judged)}
        {coverage.sentiment.not_judged.length > 0 &&
          `; not judged: ${coverage.sentiment.not_judged.map(({ reason, mentions }) => `${whole(mentions)} ${humanise(reason).toLowerCase()}`).join(', ')}`}
      </dd>
    </dl>
    {(coverage.no_data ?? [])
      .filter(({ texts }) => texts > 0)
      .map(({ field, texts }) => (
        <Note key={field}>
          {whole(texts)} texts were left out because their {unknownNames[field] ?? field} is not known.
        </Note>
      ))}
    {(coverage.synthetic?.left_out ?? 0) > 0 && <Note>Texts of demo creators were left out.</Note>}
    {coverage.index_building && (
      <Note tone="caution">Data was still being indexed. Run it again for more results.</Note>
    )}
  </Panel>
)

const SaveReport = ({ id, name }: { id: string; name: string }): ReactElement => (
  <button
    type="button"
    className="button"
    onClick={() =>
      void send('getListeningReport', { path: { id }, headers: { accept: 'application/pdf' } })
        .then((response) => response.blob())
        .then((blob) => saveBlob(blob, `${name}.pdf`))
        .catch((error: unknown) => toast(error instanceof Error ? error.message : 'The report could not be made.'))
    }
  >
    Report (PDF)
  </button>
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
        title={insights === undefined ? 'Listening' : insights.brands.map(({ name }) => name).join(' and ')}
        about={
          insights === undefined
            ? 'Reading and analysing posts and comments.'
            : `${whole(insights.mentions)} mentions by ${whole(insights.authors)} people, ${day(insights.from)} to ${day(insights.to)}.${insights.synthetic ? ' Demo data: invented.' : ''}`
        }
        action={
          <>
            {insights !== undefined && <SaveReport id={id} name={insights.brands[0]?.name ?? 'listening'} />}
            <CopyCurl name="fetchListening" input={{ path: { id } }} />
            <Link to="/listening" className="button">
              New listening
            </Link>
          </>
        }
      />
      <RequestProgress request={request} what="Listening" />
      {error !== null && <Failed error={error} />}
      {error === null && (request === undefined || (isReady && answer.isPending)) && <Loading lines={8} />}
      {insights !== undefined && insights.mentions === 0 && (
        <Panel>
          <Empty icon="listening" title="No mentions in this period">
            <p>Try another spelling, other keywords, or a longer period.</p>
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
