import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAddress, useSetAddress } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { humanise } from '../../format.js'
import { Examples } from '../../parts/examples.js'
import { ProfileList, readProfiles, writeProfiles } from '../../parts/profile-list.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'

type Source = NonNullable<Body<'submitAudienceOverlap'>['source']>
const sources: Source[] = ['followers', 'likers', 'commenters']
const profilesMax = 20

export const ChooseOverlap = (): ReactElement => {
  const { profiles: given } = useAddress()
  const profiles = readProfiles(given)
  const setAddress = useSetAddress()
  const navigate = useNavigate()
  const [source, setSource] = useState<Source>('followers')
  const submit = useAction('submitAudienceOverlap', ({ id }) => navigate({ to: '/overlap/$id', params: { id } }))
  const body = { profiles, source }
  return (
    <div className="page">
      <PageHead
        title="Audience overlap"
        about="Shared followers of several creators, their combined unique reach, and which of them add the most people."
        action={<CopyCurl name="submitAudienceOverlap" input={{ body }} />}
      />
      <Panel title="Which creators?" about={`Two to ${profilesMax}, on any networks.`}>
        <ProfileList
          profiles={profiles}
          max={profilesMax}
          onChange={(next) => setAddress('/overlap', next.length === 0 ? {} : { profiles: writeProfiles(next) }, true)}
        />
        <div className="row apart">
          <div className="row" role="group" aria-label="Whose overlap">
            {sources.map((each) => (
              <button
                key={each}
                type="button"
                className="chip"
                aria-pressed={each === source}
                onClick={() => setSource(each)}
              >
                {humanise(each)}
              </button>
            ))}
          </div>
          <button
            type="button"
            className="button primary"
            disabled={profiles.length < 2 || submit.isPending}
            onClick={() => submit.mutate({ body })}
          >
            Compare {profiles.length > 1 ? profiles.length : ''} audiences
          </button>
        </div>
        {submit.error !== null && <Failed error={submit.error} />}
        {profiles.length === 0 && (
          <Examples
            examples={[
              {
                title: 'Three beauty brands',
                to: '/overlap',
                search: {
                  profiles: 'instagram:lumevia.official,instagram:quindra.official,instagram:pellucca.official',
                },
              },
            ]}
          />
        )}
      </Panel>
      <RecentRequests kind="audience_overlap" to="/overlap" title="Earlier comparisons" />
    </div>
  )
}
