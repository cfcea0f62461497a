import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import type { Answer } from '../../api/client.js'
import { useFetched } from '../../api/pairs.js'
import { usePages } from '../../api/queries.js'
import { compact, percent, whole } from '../../format.js'
import { Badge, Panel, Person } from '../../parts/basic.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { Figure } from '../../parts/figure.js'
import { Empty, PagedList } from '../../parts/states.js'
import { t, wordWithin } from '../../language/t.js'
import { said } from '../../language/said.js'

type Found = Answer<'getEmailLookup'>['data'][number]

const Matches = ({
  found: { position, email_sha256: hash, invalid, withheld, matches },
}: {
  found: Found
}): ReactElement => (
  <li className="stack tight">
    <div className="row apart small">
      <strong>{t('Address {position}', { position: position + 1 })}</strong>
      {hash !== null && (
        <code className="tiny muted break" title={t('The SHA-256 of the address')}>
          {hash.slice(0, 16)}…
        </code>
      )}
    </div>
    {withheld !== null && <Badge tone="caution">{t('Withheld: {withheld}', { withheld: wordWithin(withheld) })}</Badge>}
    {invalid !== null && <Badge tone="caution">{said(invalid)}</Badge>}
    {withheld === null && invalid === null && matches.length === 0 && (
      <p className="small muted">{t('No profile found.')}</p>
    )}
    <ul className="stack tight">
      {matches.map(({ network, handle, name, followers, confidence, why, found_in: where }) => (
        <li key={`${network}${handle}`} className="row apart">
          <Link to="/profile/$network/$handle" params={{ network, handle }} className="plain-link">
            <Person name={name} handle={handle} network={network} />
          </Link>
          <span className="small muted">
            {t('{followers} followers · {confidence} sure, from its {where}. {why}', {
              followers: compact(followers),
              confidence: percent(confidence),
              where: wordWithin(where),
              why: said(why),
            })}
          </span>
        </li>
      ))}
    </ul>
  </li>
)

export const LookUpResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getEmailLookup', id)
  const result = fetched.answer.data?.result ?? undefined
  const pages = usePages('getEmailLookup', { path: { id }, query: { limit: 50 } }, 'query', {
    enabled: fetched.isReady,
  })
  return (
    <FetchedPage
      name="getEmailLookup"
      id={id}
      fetched={fetched}
      title={t('E-mail look-up')}
      what={t('Looking up addresses')}
      back={{ to: '/contacts', title: t('Other addresses') }}
    >
      {result !== undefined && (
        <>
          <Panel>
            <div className="figures">
              <Figure name={t('Addresses')} value={whole(result.emails)} />
              <Figure name={t('With a profile')} value={whole(result.matched)} />
              <Figure name={t('Profiles')} value={whole(result.profiles)} />
            </div>
          </Panel>
          <Panel title={t('Results by address')} about={t('In the order you entered them.')}>
            <PagedList pages={pages} more={t('More addresses')} empty={<Empty title={t('No addresses')} />}>
              {(items) => (
                <ul className="stack divided">
                  {items.map((found) => (
                    <Matches key={found.position} found={found} />
                  ))}
                </ul>
              )}
            </PagedList>
          </Panel>
        </>
      )}
    </FetchedPage>
  )
}
