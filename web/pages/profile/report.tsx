import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useAnswer } from '../../api/queries.js'
import { CopyCurl, PageHead } from '../../parts/basic.js'
import { isNetwork, type NetworkId } from '../../parts/name-profile.js'
import { PagePart, PageParts } from '../../parts/page-nav.js'
import { Note, Shown } from '../../parts/states.js'
import { Analytics } from './analytics.js'
import { Contents } from './contents.js'
import { Header } from './header.js'
import { t } from '../../language/t.js'

const parts = [
  ['numbers', t('Numbers')],
  ['growth', t('Growth')],
  ['audience', t('Audience')],
  ['business', t('Price and contacts')],
  ['about', t('Topics')],
  ['posts', t('Posts')],
] as const

const Sections = ({ network, handle }: { network: NetworkId; handle: string }): ReactElement => {
  const input = { query: { network, handle: [handle] } }
  const answer = useAnswer('listProfiles', input)
  return (
    <>
      <div className="row apart">
        <Link to="/profile">{t('Another profile')}</Link>
        <span className="row">
          <CopyCurl name="listProfiles" input={input} />
          <Link
            to="/creators"
            search={{ similar_to: { profile: { network, handle }, by: 'creator' } }}
            className="button slim"
          >
            {t('Find similar')}
          </Link>
          <Link to="/compare" search={{ profiles: `${network}:${handle}` }} className="button slim">
            {t('Compare')}
          </Link>
          <Link to="/overlap" search={{ profiles: `${network}:${handle}` }} className="button slim">
            {t('Compare audiences')}
          </Link>
          <Link to="/screening" search={{ profiles: `${network}:${handle}` }} className="button slim">
            {t('Screen')}
          </Link>
        </span>
      </div>
      <Shown of={answer} lines={6}>
        {({ data: [profile] }) =>
          profile === undefined ? (
            <Note tone="caution" title={t('There is no such profile.')} />
          ) : (
            <>
              <Header answer={profile} />
              {profile.profile !== null && (
                <PageParts parts={parts}>
                  <Analytics network={network} handle={profile.handle} />
                  <PagePart id="posts">
                    <Contents network={network} handle={profile.handle} />
                  </PagePart>
                </PageParts>
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
        <PageHead title={t('Unknown network')} about={t('The URL contains a network that Rostra does not support.')} />
      )}
    </div>
  )
}
