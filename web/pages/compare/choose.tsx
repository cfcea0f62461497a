import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAddress, useSetAddress } from '../../address.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { Examples } from '../../parts/examples.js'
import { overlapExample, ProfileList, readProfiles, writeProfiles } from '../../parts/profile-list.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { t } from '../../language/t.js'

const profilesMax = 10

export const ChooseComparison = (): ReactElement => {
  const { profiles: given } = useAddress()
  const profiles = readProfiles(given).slice(0, profilesMax)
  const setAddress = useSetAddress()
  const navigate = useNavigate()
  const [overlap, setOverlap] = useState(true)
  const submit = useAction('submitComparison', ({ id }) => navigate({ to: '/compare/$id', params: { id } }))
  const body = { profiles, overlap }
  return (
    <div className="page">
      <PageHead
        title={t('Compare creators')}
        about={t('Numbers, growth, audience, price, brand safety and account score side by side, with error bounds.')}
        action={<CopyCurl name="submitComparison" input={{ body }} />}
      />
      <FirstData />
      <Panel title={t('Which creators?')} about={t('Two to {profilesMax}, on any networks.', { profilesMax })}>
        <ProfileList
          profiles={profiles}
          max={profilesMax}
          onChange={(next) => setAddress('/compare', next.length === 0 ? {} : { profiles: writeProfiles(next) }, true)}
        />
        <label className="check">
          <input type="checkbox" checked={overlap} onChange={(event) => setOverlap(event.target.checked)} />
          <span>{t('Compare their audiences too, which takes longest')}</span>
        </label>
        <div>
          <button
            type="button"
            className="button primary"
            disabled={profiles.length < 2 || submit.isPending}
            onClick={() => submit.mutate({ body })}
          >
            {t('Compare {detail} creators', { detail: profiles.length > 1 ? profiles.length : '' })}
          </button>
        </div>
        {profiles.length > 1 && <CostBefore of={{ kind: 'comparison', input: body }} />}
        {submit.error !== null && <Failed error={submit.error} />}
        {profiles.length === 0 && (
          <Examples
            examples={[
              { title: t('Four food creators in Mexico'), to: '/compare', search: { profiles: overlapExample } },
            ]}
          />
        )}
      </Panel>
      <RecentRequests kind="comparison" to="/compare" title={t('Earlier comparisons')} />
    </div>
  )
}
