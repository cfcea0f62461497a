import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { Profile, ProfileAnswer } from '../../generated/interface.js'
import { ago, countryName, day, languageName, networkName, shownName } from '../../format.js'
import { Badge, PersonAvatar } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Icon } from '../../parts/icons.js'
import { Note } from '../../parts/states.js'
import { t, word } from '../../language/t.js'
import { said } from '../../language/said.js'

const stateWords: Record<string, string> = {
  private: t('This profile is private. Only public information is available.'),
  suspended: t('The network has suspended this profile.'),
  deleted: t('This profile was deleted. Stored data is kept until you delete it.'),
  not_found: t('There is no such profile on this network.'),
  unavailable: t('The network did not answer.'),
}

/** The place and its country. The server names a country in English: it is named once, in the language of the console. */
const placeOf = ({ location }: Profile): string | undefined => {
  if (location === null) return undefined
  const country = location.country_code === null ? '' : countryName(location.country_code)
  const isCountry = location.id !== null && location.id === location.country_code?.toLowerCase()
  return [isCountry ? '' : (location.name ?? location.text ?? ''), country]
    .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
    .join(', ')
}

/** Who it is, as read from the network a moment ago. */
export const Header = ({ answer }: { answer: ProfileAnswer }): ReactElement => {
  const { profile, state, detail, freshness } = answer
  const facts =
    profile === null
      ? []
      : [
          networkName(profile.network),
          profile.account_type === null ? undefined : word(profile.account_type),
          placeOf(profile),
          (profile.languages ?? []).map(languageName).join(', '),
          profile.created_at === null ? undefined : t('since {createdAt}', { createdAt: day(profile.created_at) }),
        ].filter((fact) => fact !== undefined && fact !== '')
  return (
    <section className="panel" aria-label={t('Profile')}>
      <div className="profile-head">
        <PersonAvatar
          name={shownName(profile?.name, answer.handle)}
          handle={profile?.handle ?? answer.handle}
          network={profile?.network ?? answer.network}
          synthetic={profile?.synthetic === true}
          pictured={profile !== null}
          large
        />
        <div className="stack tight">
          <div className="row">
            <h1 tabIndex={-1}>{shownName(profile?.name, answer.handle)}</h1>
            {profile?.verified === true && (
              <span className="badge accent">
                <span className="verified">
                  <Icon name="verified" />
                </span>
                {t('Verified')}
              </span>
            )}
            {profile?.synthetic === true && <Badge>{t('Invented person')}</Badge>}
            <Badge tone={freshness === 'live' ? 'good' : 'plain'}>
              {freshness === 'live' ? t('Read live') : freshness === 'known' ? t('Stored data') : t('Nothing known')}
            </Badge>
          </div>
          <p className="muted small">
            {atHandle(profile?.handle ?? answer.handle)} {facts.length > 0 && `· ${facts.join(' · ')}`}
          </p>
          {profile !== null && profile.bio !== '' && (
            <p className="profile-bio break" dir="auto">
              {profile.bio}
            </p>
          )}
        </div>
      </div>
      {state !== 'active' && (
        <Note tone="caution" title={stateWords[state] ?? state}>
          {detail !== null && said(detail)}
        </Note>
      )}
      {profile !== null && (
        <div className="figures">
          <Figure
            name={t('Followers')}
            value={profile.followers}
            definition={t('As counted by the network.')}
            asOf={profile.as_of}
          />
          <Figure name={t('Following')} value={profile.following} asOf={profile.as_of} />
          <Figure
            name={t('Posts')}
            value={profile.content_count}
            definition={t('All contents, as counted by the network.')}
            asOf={profile.as_of}
          />
          <Figure name={t('Last posted')} value={ago(profile.last_posted_at)} asOf={profile.as_of} />
        </div>
      )}
    </section>
  )
}
