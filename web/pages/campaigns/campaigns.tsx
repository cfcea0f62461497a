import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { usePages } from '../../api/queries.js'
import type { Campaign } from '../../generated/interface.js'
import { ago } from '../../format.js'
import { CopyCurl } from '../../parts/basic.js'
import { OwnedListPage } from '../../parts/owned-list-page.js'
import { Empty } from '../../parts/states.js'
import { t } from '../../language/t.js'
import { NewCampaign } from './new-campaign.js'

const CampaignRow = ({ campaign }: { campaign: Campaign }): ReactElement => (
  <>
    <Link to="/campaigns/$id" params={{ id: campaign.id }}>
      <strong>{campaign.name}</strong>
    </Link>
    <span className="small muted">
      {t('{count} creators', { count: campaign.members })} · {t('{count} posts', { count: campaign.posts })} ·{' '}
      {campaign.checked_at === null
        ? t('not checked yet')
        : t('checked {checkedAt}', { checkedAt: ago(campaign.checked_at) })}
      {campaign.finished_at === null ? '' : ` ${t('· ended')}`}
    </span>
  </>
)

export const CampaignsPage = (): ReactElement => {
  const input = { query: { limit: 50 } }
  return (
    <OwnedListPage
      head={{
        title: t('Campaigns'),
        about: t('What creators post for you: found, judged and measured against what is usual for each of them.'),
        action: <CopyCurl name="listCampaigns" input={input} />,
      }}
      title={t('Your campaigns')}
      pages={usePages('listCampaigns', input)}
      more={t('More campaigns')}
      empty={
        <Empty icon="listening" title={t('No campaigns yet')}>
          <p>{t('Create one below. Ticked creators and lists can be its roster.')}</p>
        </Empty>
      }
      row={(campaign) => <CampaignRow campaign={campaign} />}
      form={<NewCampaign />}
    />
  )
}
