import { Link, useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAnswer, usePages } from '../api/queries.js'
import { suggestHandles } from '../parts/suggest-handles.js'
import { ago, compact, networkName, whole } from '../format.js'
import { Badge, CopyCurl, Panel, StatusBadge } from '../parts/basic.js'
import { Combobox } from '../parts/combobox.js'
import { Examples, useHasDemo } from '../parts/examples.js'
import { FirstData } from '../parts/first-data.js'
import { Icon, type IconName } from '../parts/icons.js'
import { overlapExample } from '../parts/profile-list.js'
import { PausedChannels } from '../parts/paused-channels.js'
import { RequestLink } from '../parts/request-link.js'
import { Empty, Failed, Loading, Shown } from '../parts/states.js'
import { rich, t } from '../language/t.js'

const recentInput = { query: { limit: 6 } }

const Recent = (): ReactElement => {
  const pages = usePages('listRequests', recentInput)
  if (pages.isPending) return <Loading lines={3} />
  if (pages.error !== null) return <Failed error={pages.error} onAgain={pages.again} />
  if (pages.items.length === 0)
    return (
      <Empty
        icon="requests"
        title={t('Nothing submitted yet')}
        action={
          <Link to="/screening" className="button">
            {t('Screen a profile')}
          </Link>
        }
      >
        <p>{t('Your screenings, exports and analyses will appear here.')}</p>
      </Empty>
    )
  return (
    <ul className="stack tight divided">
      {pages.items.map((request) => (
        <li key={request.id} className="recent">
          <RequestLink request={request} />
          <span className="small muted nowrap">{ago(request.created_at)}</span>
          <StatusBadge status={request.status} />
        </li>
      ))}
    </ul>
  )
}

const Inside = (): ReactElement => {
  const networks = useAnswer('listNetworks', {})
  const known = useAnswer('discoverCreators', { body: { limit: 1, facets: ['network'] } })
  const counts = new Map((known.data?.facets['network'] ?? []).map(({ value, count }) => [value, count]))
  return (
    <Shown of={networks} lines={3}>
      {({ data }) => {
        const demo = data.filter(({ sources }) => sources[0]?.synthetic === true)
        const real = data.filter(({ sources }) => sources[0]?.synthetic === false)
        return (
          <div className="stack">
            <p>
              {known.data !== undefined && (
                <>
                  {rich('{text} creators can be found{detail}.', {
                    text: <strong className="number">{whole(known.data.index.creators)}</strong>,
                    detail: known.data.index.building ? t(', and more are being indexed') : '',
                  })}{' '}
                </>
              )}
              {real.length > 0 &&
                `${t('Live networks: {real}.', { real: real.map(({ network }) => networkName(network)).join(', ') })} `}
              {demo.length > 0 && (
                <>
                  {rich(
                    '{count} networks contain {text}: invented people, marked everywhere, so that you can try everything without an API key.',
                    { count: demo.length, text: <strong>{t('demo data')}</strong> },
                  )}{' '}
                </>
              )}
              {real.length === 0 && t('Rostra calls no other server.')}
            </p>
            <ul className="row">
              {data
                .filter(({ network, sources }) => sources.length > 0 || counts.has(network))
                .map(({ network, sources: [source] }) => (
                  <li key={network}>
                    <Badge tone={source === undefined ? 'plain' : source.synthetic ? 'accent' : 'good'}>
                      {networkName(network)}
                      {counts.has(network) && <span className="number"> {compact(counts.get(network))}</span>}
                    </Badge>
                  </li>
                ))}
            </ul>
            {real.length === 0 && (
              <p className="small muted">
                {rich('To read a real network, start the server with {code}: no key is needed.', {
                  code: <code>ROSTRA_NETWORKS=bluesky npm start</code>,
                })}
              </p>
            )}
          </div>
        )
      }}
    </Shown>
  )
}

const tries = [
  { title: t('skincare'), to: '/creators', search: { query: 'skincare' } },
  {
    title: t('food in Brazil'),
    to: '/creators',
    search: { interests: { any_of: ['food'] }, locations: { any_of: ['br'] } },
  },
  {
    title: t('growing on TikTok'),
    to: '/creators',
    search: { network: 'tiktok', follower_growth: { months: 3, min: 0.1 } },
  },
]

/** The shortest way in: a name, and the report opens. */
const FindBox = (): ReactElement => {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  return (
    <div className="stack tight">
      <form
        className="find-box"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/creators', search: text.trim() === '' ? {} : { query: text.trim() } })
        }}
      >
        <Combobox
          label={t('Find a creator')}
          placeholder={t('Handle, name or topic')}
          value={text}
          onChange={setText}
          suggestKey={['everybody']}
          suggest={(query, signal) => suggestHandles(undefined, query, signal)}
          onTake={({ id }) => {
            const [network = '', ...handle] = id.split(':')
            void navigate({ to: '/profile/$network/$handle', params: { network, handle: handle.join(':') } })
          }}
        />
        <button type="submit" className="button primary">
          <Icon name="search" />
          {t('Search')}
        </button>
      </form>
      <Examples examples={tries} />
    </div>
  )
}

interface StartCard {
  to: string
  icon: IconName
  title: string
  text: string
  /** Where it leads with people of the demo, and what one sees there. */
  demo: { to?: string; search?: Record<string, unknown>; sample: string }
}

const startCards: StartCard[] = [
  {
    to: '/creators',
    icon: 'creators',
    title: t('Find creators'),
    text: t('By size, location, language, topic and audience. Each result explains why it matched.'),
    demo: {
      search: {
        interests: { any_of: ['beauty'] },
        followers: { min: 10_000 },
        sort: { by: 'engagement_rate', order: 'desc' },
      },
      sample: t('Beauty, over 10K, by engagement'),
    },
  },
  {
    to: '/profile',
    icon: 'verified',
    title: t('Analyse a profile'),
    text: t('Growth, audience quality, demographics, price. Every figure with its sample size and error bounds.'),
    demo: { to: '/profile/instagram/lumevia.official', sample: '@lumevia.official' },
  },
  {
    to: '/overlap',
    icon: 'overlap',
    title: t('Compare audiences'),
    text: t('Shared followers, and the combination of creators with the most unique reach.'),
    demo: { search: { profiles: overlapExample }, sample: t('Four food creators in Mexico') },
  },
  {
    to: '/screening',
    icon: 'screening',
    title: t('Screen a person'),
    text: t('Each item is flagged, clear or not judged, with the evidence.'),
    demo: { search: { profiles: 'instagram:hughes.well' }, sample: t('@hughes.well, brand safety') },
  },
  {
    to: '/intent',
    icon: 'intent',
    title: t('Measure purchase intent'),
    text: t('Who asks for the price, wants it, bought it or rejects it, comment by comment.'),
    demo: { search: { profiles: 'instagram:lumevia.official' }, sample: t('Posts of @lumevia.official') },
  },
  {
    to: '/listening',
    icon: 'listening',
    title: t('Track a brand'),
    text: t('Volume, share of voice, sentiment and spikes. Every figure links to its posts.'),
    demo: { search: { brands: 'Lumevia,Brackwyn' }, sample: t('Lumevia and Brackwyn') },
  },
]

/** What can be asked. Where the demo is, each question leads to an example of it. */
const StartCards = (): ReactElement => {
  const hasDemo = useHasDemo()
  return (
    <ul className="columns start-cards">
      {startCards.map(({ to, icon, title, text, demo }) => (
        <li key={to}>
          <Link
            to={hasDemo ? (demo.to ?? to) : to}
            search={hasDemo ? (demo.search ?? {}) : {}}
            className="panel start-card"
          >
            <span className="start-card-head">
              <Icon name={icon} />
              <strong className="start-card-title">{title}</strong>
            </span>
            <span className="small">{text}</span>
            <span className="start-card-sample">
              {hasDemo ? demo.sample : t('Start')}
              <Icon name="arrow" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

export const Home = (): ReactElement => (
  <div className="page">
    <header className="page-head hero">
      <h1 tabIndex={-1}>{t('What would you like to know?')}</h1>
      <p>
        {t(
          'Find creators, analyse audiences, screen posts and track brands, on your own machine. Every figure shows where it comes from.',
        )}
      </p>
      <FindBox />
    </header>
    <PausedChannels />
    <FirstData />
    <StartCards />
    <div className="columns two top">
      <Panel title={t('Your data')} action={<Link to="/networks">{t('Data by network')}</Link>}>
        <Inside />
      </Panel>
      <Panel
        title={t('Recent requests')}
        action={
          <span className="row">
            <CopyCurl name="listRequests" input={recentInput} />
            <Link to="/requests">{t('All')}</Link>
          </span>
        }
      >
        <Recent />
      </Panel>
    </div>
  </div>
)
