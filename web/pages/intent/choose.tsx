import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAddress } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import type { NamedProfile } from '../../generated/interface.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { Examples } from '../../parts/examples.js'
import { NameProfile } from '../../parts/name-profile.js'
import { readProfiles } from '../../parts/profile-list.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { Input } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

export const ChooseIntent = (): ReactElement => {
  const navigate = useNavigate()
  const [product, setProduct] = useState('')
  const [keywords, setKeywords] = useState('')
  const submit = useAction('submitPurchaseIntent', ({ id }) => navigate({ to: '/intent/$id', params: { id } }))
  const named = readProfiles(useAddress()['profiles'])[0]
  const bodyFor = (profile: NamedProfile): Body<'submitPurchaseIntent'> => {
    const words = keywords.split(',').flatMap((word) => word.trim() || [])
    return {
      profile,
      ...(product.trim() === ''
        ? {}
        : { product: { name: product.trim(), ...(words.length === 0 ? {} : { keywords: words }) } }),
      max_contents: 60,
      max_comments: 2000,
    }
  }
  return (
    <div className="page">
      <PageHead
        title={t('Purchase intent')}
        about={t('Analyse comments to see who asks for the price, wants the product, bought it, or rejects it.')}
        action={
          <CopyCurl
            name="submitPurchaseIntent"
            input={{ body: bodyFor(named ?? { network: 'instagram', handle: 'lumevia.official' }) }}
          />
        }
      />
      <FirstData />
      <Panel title={t('Whose comments?')}>
        <div className="columns">
          <Input
            label={t('Product (optional)')}
            value={product}
            maxLength={200}
            placeholder="Dew Serum"
            onValue={setProduct}
          />
          <Input
            label={t('Keywords')}
            value={keywords}
            placeholder={t('serum, the green bottle')}
            onValue={setKeywords}
          />
        </div>
        <NameProfile
          key={named?.handle}
          action={t('Analyse comments')}
          onName={(profile) => submit.mutate({ body: bodyFor(profile) })}
          initial={named}
          busy={submit.isPending}
          before={(profile) => <CostBefore of={{ kind: 'purchase_intent', input: bodyFor(profile) }} />}
        />
        {submit.error !== null && <Failed error={submit.error} />}
        <Examples
          examples={[
            {
              title: t('Posts of @lumevia.official'),
              to: '/intent',
              search: { profiles: 'instagram:lumevia.official' },
            },
          ]}
        />
      </Panel>
      <RecentRequests kind="purchase_intent" to="/intent" title={t('Earlier analyses')} />
    </div>
  )
}
