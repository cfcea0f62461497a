import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactElement } from 'react'
import { useAddress, textIn } from '../../address.js'
import type { Body } from '../../api/client.js'
import { useAction } from '../../api/queries.js'
import { CopyCurl, PageHead, Panel } from '../../parts/basic.js'
import { CostBefore } from '../../parts/cost.js'
import { FirstData } from '../../parts/first-data.js'
import { useHasDemo } from '../../parts/examples.js'
import { RecentRequests } from '../../parts/recent.js'
import { Failed } from '../../parts/states.js'
import { Input } from '../../parts/inputs.js'
import { t } from '../../language/t.js'

const demoPosts: Body<'fetchContent'> = {
  profile: { network: 'instagram', handle: 'lumevia.official' },
  limit: 20,
}

export const ChooseRelevance = (): ReactElement => {
  const navigate = useNavigate()
  const [address, setAddress] = useState(textIn(useAddress()['content']) ?? '')
  const [name, setName] = useState('')
  const [description, setDescription] = useState('')
  const [keywords, setKeywords] = useState('')
  const submit = useAction('submitCommentsRelevance', ({ id }) => navigate({ to: '/relevance/$id', params: { id } }))
  const hasDemo = useHasDemo()
  const take = useAction('fetchContent', ({ data }) => {
    const [most] = [...data].sort((a, b) => (b.engagement.comments ?? 0) - (a.engagement.comments ?? 0))
    if (most === undefined) return
    setAddress(most.url)
    setName('Dew Serum')
    setDescription(t('A light serum by Lumevia'))
    setKeywords(t('serum, lumevia'))
  })
  const words = keywords.split(',').flatMap((word) => word.trim() || [])
  const body = {
    content: { content_url: address.trim() },
    product: {
      name: name.trim(),
      ...(description.trim() === '' ? {} : { description: description.trim() }),
      ...(words.length === 0 ? {} : { keywords: words }),
    },
  }
  const field = (
    label: string,
    value: string,
    onChange: (value: string) => void,
    placeholder: string,
    required = false,
  ) => <Input label={label} value={value} required={required} placeholder={placeholder} onValue={onChange} />
  return (
    <div className="page">
      <PageHead
        title={t('Comments relevance')}
        about={t('Find the comments on a post that are about the product it promotes.')}
        action={<CopyCurl name="submitCommentsRelevance" input={{ body }} />}
      />
      <FirstData />
      <Panel title={t('Post and product')}>
        <form
          className="stack"
          onSubmit={(event) => {
            event.preventDefault()
            submit.mutate({ body })
          }}
        >
          {field(t('URL of the post'), address, setAddress, 'https://…', true)}
          <div className="columns">
            {field(t('Product or service'), name, setName, 'Dew Serum', true)}
            {field(t('Description'), description, setDescription, t('A light serum by Lumevia'))}
            {field(t('Keywords'), keywords, setKeywords, t('serum, bottle'))}
          </div>
          {address.trim() !== '' && name.trim() !== '' && (
            <CostBefore of={{ kind: 'comments_relevance', input: body }} />
          )}
          {submit.error !== null && <Failed error={submit.error} />}
          {take.error !== null && <Failed error={take.error} />}
          <div className="row">
            <button type="submit" className="button primary" disabled={submit.isPending}>
              {t('Analyse comments')}
            </button>
            {hasDemo && (
              <button type="button" className="button quiet" onClick={() => take.mutate({ body: demoPosts })}>
                {t('Use a demo example')}
              </button>
            )}
          </div>
        </form>
      </Panel>
      <RecentRequests kind="comments_relevance" to="/relevance" title={t('Earlier analyses')} />
    </div>
  )
}
