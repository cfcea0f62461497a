import type { ReactElement } from 'react'
import type { Profile, ProfileAnswer } from '../../generated/interface.js'
import { ago, countryName, day, languageName, networkName } from '../../format.js'
import { Avatar, Badge } from '../../parts/basic.js'
import { Figure } from '../../parts/figure.js'
import { Icon } from '../../parts/icons.js'
import { Note } from '../../parts/states.js'

const stateWords: Record<string, string> = {
  private: 'This profile is private. Only public information is available.',
  suspended: 'The network has suspended this profile.',
  deleted: 'This profile was deleted. Stored data is kept until you delete it.',
  not_found: 'There is no such profile on this network.',
  unavailable: 'The network did not answer.',
}

const placeOf = ({ location }: Profile): string | undefined =>
  location === null
    ? undefined
    : [location.name ?? location.text ?? '', location.country_code === null ? '' : countryName(location.country_code)]
        .filter((part, index, all) => part !== '' && all.indexOf(part) === index)
        .join(', ')

/** Who it is, as read from the network a moment ago. */
export const Header = ({ answer }: { answer: ProfileAnswer }): ReactElement => {
  const { profile, state, detail, freshness } = answer
  const facts =
    profile === null
      ? []
      : [
          networkName(profile.network),
          profile.account_type,
          placeOf(profile),
          profile.languages.map(languageName).join(', '),
          profile.created_at === null ? undefined : `since ${day(profile.created_at)}`,
        ].filter((fact) => fact !== undefined && fact !== null && fact !== '')
  return (
    <section className="panel" aria-label="Profile">
      <div className="profile-head">
        <Avatar name={profile?.name ?? answer.handle} large />
        <div className="stack tight">
          <div className="row">
            <h1 tabIndex={-1}>{profile?.name ?? answer.handle}</h1>
            {profile?.verified === true && (
              <span className="badge accent">
                <span className="verified">
                  <Icon name="verified" />
                </span>
                Verified
              </span>
            )}
            {profile?.synthetic === true && <Badge>Invented person</Badge>}
            <Badge tone={freshness === 'live' ? 'good' : 'plain'}>
              {freshness === 'live' ? 'Read live' : freshness === 'known' ? 'Stored data' : 'Nothing known'}
            </Badge>
          </div>
          <p className="muted small">
            @{profile?.handle ?? answer.handle} {facts.length > 0 && `· ${facts.join(' · ')}`}
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
          {detail}
        </Note>
      )}
      {profile !== null && (
        <div className="figures">
          <Figure
            name="Followers"
            value={profile.followers}
            definition="As counted by the network."
            asOf={profile.as_of}
          />
          <Figure name="Following" value={profile.following} asOf={profile.as_of} />
          <Figure
            name="Posts"
            value={profile.content_count}
            definition="All contents, as counted by the network."
            asOf={profile.as_of}
          />
          <Figure name="Last posted" value={ago(profile.last_posted_at)} asOf={profile.as_of} />
        </div>
      )}
    </section>
  )
}
