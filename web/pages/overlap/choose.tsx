import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAddress, useSetAddress } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { whole } from '../../format.js'
import { Examples } from '../../parts/examples.js'
import { overlapExample, ProfileList, readProfiles, writeProfiles } from '../../parts/profile-list.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { Select } from '../../parts/inputs.js'
import { t, word } from '../../language/t.js'

type Source = NonNullable<Body<'submitAudienceOverlap'>['source']>
const sources: Source[] = ['followers', 'likers', 'commenters']
type LinkedAccounts = NonNullable<Body<'submitAudienceOverlap'>['linked_accounts']>
const linkedAccounts: [LinkedAccounts, string][] = [
  ['strong', t('Accounts that name each other')],
  ['any', t('Also accounts that one of them names')],
  ['none', t('Count each account separately')],
]
const membersChoices = [1000, 10_000, 100_000, 1_000_000]
const profilesMax = 20

const MembersMax = ({ value, onValue }: { value: number; onValue: (value: number) => void }): ReactElement => (
  <label className="field">
    <span className="label">{t('People read of each audience, at most')}</span>
    <select
      className="input"
      value={value}
      onChange={(event) => onValue(Number(event.target.value))}
      aria-describedby="members-hint"
    >
      {membersChoices.map((count) => (
        <option key={count} value={count}>
          {whole(count)}
        </option>
      ))}
    </select>
    <span id="members-hint" className="hint">
      {t('A larger audience is sampled. More people take longer and narrow the error bounds.')}
    </span>
  </label>
)

const LinkedChoice = ({
  value,
  onValue,
}: {
  value: LinkedAccounts
  onValue: (value: LinkedAccounts) => void
}): ReactElement => (
  <Select
    label={t('One person on several networks')}
    value={value}
    onValue={(chosen) => onValue(linkedAccounts.find(([name]) => name === chosen)?.[0] ?? 'strong')}
  >
    {linkedAccounts.map(([name, title]) => (
      <option key={name} value={name}>
        {title}
      </option>
    ))}
  </Select>
)

const SourceChips = ({ value, onValue }: { value: Source; onValue: (value: Source) => void }): ReactElement => (
  <div className="row" role="group" aria-label={t('Whose overlap')}>
    {sources.map((each) => (
      <button key={each} type="button" className="chip" aria-pressed={each === value} onClick={() => onValue(each)}>
        {word(each)}
      </button>
    ))}
  </div>
)

export const ChooseOverlap = (): ReactElement => {
  const { profiles: given } = useAddress()
  const profiles = readProfiles(given)
  const setAddress = useSetAddress()
  const navigate = useNavigate()
  const [source, setSource] = useState<Source>('followers')
  const [linked, setLinked] = useState<LinkedAccounts>('strong')
  const [membersMax, setMembersMax] = useState(10_000)
  const submit = useAction('submitAudienceOverlap', ({ id }) => navigate({ to: '/overlap/$id', params: { id } }))
  const severalNetworks = new Set(profiles.map(({ network }) => network)).size > 1
  const body = {
    profiles,
    source,
    max_members: membersMax,
    ...(severalNetworks ? { linked_accounts: linked } : {}),
  }
  return (
    <div className="page">
      <PageHead
        title={t('Audience overlap')}
        about={t(
          'Shared followers of several creators, their combined unique reach, and which of them add the most people.',
        )}
        action={<CopyCurl name="submitAudienceOverlap" input={{ body }} />}
      />
      <FirstData />
      <Panel title={t('Which creators?')} about={t('Two to {profilesMax}, on any networks.', { profilesMax })}>
        <ProfileList
          profiles={profiles}
          max={profilesMax}
          onChange={(next) => setAddress('/overlap', next.length === 0 ? {} : { profiles: writeProfiles(next) }, true)}
        />
        <div className="fields">
          <MembersMax value={membersMax} onValue={setMembersMax} />
          {severalNetworks && <LinkedChoice value={linked} onValue={setLinked} />}
        </div>
        <div className="row apart">
          <SourceChips value={source} onValue={setSource} />
          <button
            type="button"
            className="button primary"
            disabled={profiles.length < 2 || submit.isPending}
            onClick={() => submit.mutate({ body })}
          >
            {t('Compare {detail} audiences', { detail: profiles.length > 1 ? profiles.length : '' })}
          </button>
        </div>
        {profiles.length > 1 && <CostBefore of={{ kind: 'audience_overlap', input: body }} />}
        {submit.error !== null && <Failed error={submit.error} />}
        {profiles.length === 0 && (
          <Examples
            examples={[
              {
                title: t('Four food creators in Mexico'),
                to: '/overlap',
                search: { profiles: overlapExample },
              },
            ]}
          />
        )}
      </Panel>
      <RecentRequests kind="audience_overlap" to="/overlap" title={t('Earlier comparisons')} />
    </div>
  )
}
