import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useAnswer, usePages } from '../api/queries.js'
import { ago, networkName } from '../format.js'
import { Badge, Panel, StatusBadge } from '../parts/basic.js'
import { Icon, type IconName } from '../parts/icons.js'
import { kindName } from '../parts/progress.js'
import { Empty, Failed, Loading, Shown } from '../parts/states.js'

const Recent = (): ReactElement => {
  const pages = usePages('listRequests', { query: { limit: 6 } })
  if (pages.isPending) return <Loading lines={3} />
  if (pages.error !== null) return <Failed error={pages.error} onAgain={pages.again} />
  if (pages.items.length === 0)
    return (
      <Empty icon="requests" title="Nothing submitted yet">
        <p>Screenings, exports and analyses you start are kept here.</p>
      </Empty>
    )
  return (
    <ul className="stack tight divided">
      {pages.items.map((request) => (
        <li key={request.id} className="row apart">
          <Link to="/requests/$id" params={{ id: request.id }}>
            {kindName(request.kind)}
          </Link>
          <span className="row">
            <span className="small muted">{ago(request.created_at)}</span>
            <StatusBadge status={request.status} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const SourcesLine = (): ReactElement => {
  const networks = useAnswer('listNetworks', {})
  return (
    <Shown of={networks} lines={2}>
      {({ data }) => {
        const demo = data.filter(({ sources }) => sources[0]?.synthetic === true)
        const real = data.filter(({ sources }) => sources[0]?.synthetic === false)
        return (
          <div className="stack tight">
            <p className="small">
              {real.length === 0
                ? 'No real network is configured yet, so nothing leaves this machine. '
                : `Read for real: ${real.map(({ network }) => networkName(network)).join(', ')}. `}
              {demo.length > 0 &&
                `${demo.length} networks are played by the demo world: invented people, marked synthetic everywhere.`}
            </p>
            <ul className="row">
              {data.map(({ network, sources: [source] }) => (
                <li key={network}>
                  <Badge tone={source === undefined ? 'plain' : source.synthetic ? 'accent' : 'good'}>
                    {networkName(network)}
                  </Badge>
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Shown>
  )
}

const doors: { to: string; icon: IconName; title: string; text: string }[] = []

export const Home = (): ReactElement => (
  <div className="page">
    <header className="page-head">
      <h1 tabIndex={-1}>What would you like to know?</h1>
      <p>Rostra finds creators, reads their audiences, screens what they said and hears what is said about brands.</p>
    </header>
    <div className="columns">
      {doors.map(({ to, icon, title, text }) => (
        <Link key={to} to={to} className="panel door">
          <Icon name={icon} />
          <h2>{title}</h2>
          <p className="small">{text}</p>
        </Link>
      ))}
    </div>
    <div className="columns two">
      <Panel title="Recent requests" action={<Link to="/requests">All</Link>}>
        <Recent />
      </Panel>
      <Panel title="What is in here" action={<Link to="/networks">Field by field</Link>}>
        <SourcesLine />
      </Panel>
    </div>
  </div>
)
