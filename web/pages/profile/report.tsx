import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAnswer } from '../../api/queries.js'
import { CopyCurl, PageHead } from '../../parts/basic.js'
import { isNetwork, type NetworkId } from '../../parts/name-profile.js'
import { Note, Shown } from '../../parts/states.js'
import { Analytics } from './analytics.js'
import { Contents } from './contents.js'
import { Header } from './header.js'

const Sections = ({ network, handle }: { network: NetworkId; handle: string }): ReactElement => {
  const input = { query: { network, handle: [handle] } }
  const answer = useAnswer('listProfiles', input)
  return (
    <>
      <div className="row apart">
        <Link to="/profile">Another profile</Link>
        <span className="row">
          <CopyCurl name="listProfiles" input={input} />
          <Link to="/overlap" search={{ profiles: `${network}:${handle}` }} className="button slim">
            Compare audiences
          </Link>
          <Link to="/screening" search={{ network, handle }} className="button slim">
            Screen
          </Link>
        </span>
      </div>
      <Shown of={answer} lines={6}>
        {({ data: [profile] }) =>
          profile === undefined ? (
            <Note tone="caution" title="Nobody goes by this name." />
          ) : (
            <>
              <Header answer={profile} />
              {profile.profile !== null && (
                <>
                  <Analytics network={network} handle={profile.handle} />
                  <Contents network={network} handle={profile.handle} />
                </>
              )}
            </>
          )
        }
      </Shown>
    </>
  )
}

export const Report = (): ReactElement => {
  const network = useParam('network')
  const handle = useParam('handle') ?? ''
  return (
    <div className="page">
      {isNetwork(network) ? (
        <Sections network={network} handle={handle} />
      ) : (
        <PageHead title="No such network" about="The address names a network that Rostra does not know." />
      )}
    </div>
  )
}
