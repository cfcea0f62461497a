import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { atHandle } from '../../../src/model/urls/handle.js'
import type { NamedProfile } from '../../generated/interface.js'
import { call } from '../../api/client.js'
import { PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { Examples } from '../../parts/examples.js'
import { NameProfile } from '../../parts/name-profile.js'
import { toast } from '../../parts/toasts.js'
import { t } from '../../language/t.js'

/** Finds out who is behind an address, so that the report has one of its own. */
export const resolveProfile = async (named: NamedProfile): Promise<{ network: string; handle: string }> => {
  if ('handle' in named) return { network: named.network, handle: named.handle }
  const { data } = await call('listProfiles', { query: { profile_url: [named.profile_url], max_age_s: 86_400 } })
  const [found] = data
  if (found === undefined) throw new Error(t('This URL is not a profile.'))
  return { network: found.network, handle: found.handle }
}

export const useOpenProfile = (): ((named: NamedProfile) => void) => {
  const navigate = useNavigate()
  return (named) => {
    resolveProfile(named).then(
      (params) => void navigate({ to: '/profile/$network/$handle', params }),
      (error: unknown) => toast(error instanceof Error ? error.message : String(error)),
    )
  }
}

export const ChooseProfile = (): ReactElement => {
  const open = useOpenProfile()
  return (
    <div className="page">
      <PageHead
        title={t('Profile report')}
        about={t('Key figures, growth, audience, contents and price of a creator. Every figure shows its basis.')}
      />
      <FirstData />
      <Panel title={t('Whose profile?')}>
        <NameProfile
          action={t('Open report')}
          onName={open}
          before={(profile) => <CostBefore of={{ kind: 'profile_analytics', input: { profile } }} />}
        />
        <Examples
          examples={['lumevia.official', 'hughes.well', 'brackwyn.official'].map((handle) => ({
            title: atHandle(handle),
            to: `/profile/instagram/${handle}`,
          }))}
        />
      </Panel>
    </div>
  )
}
