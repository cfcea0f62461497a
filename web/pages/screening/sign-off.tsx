import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction } from '../../api/queries.js'
import { moment } from '../../format.js'
import { Badge, Panel } from '../../parts/basic.js'
import { Failed } from '../../parts/states.js'
import { Input } from '../../parts/inputs.js'
import type { Screening } from './risk.js'
import { t } from '../../language/t.js'

const titles = { not_required: t('Not required'), draft: t('Draft'), signed: t('Signed') } as const

/** Who stands behind the review as it is now. */
export const SignOff = ({ id, screening }: { id: string; screening: Screening }): ReactElement | null => {
  const queryClient = useQueryClient()
  const [reviewer, setReviewer] = useState('')
  const sign = useAction('signScreening', () => {
    setReviewer('')
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: ['getScreening'] }),
      queryClient.invalidateQueries({ queryKey: ['listScreeningHistory'] }),
    ])
  })
  const { review } = screening
  if (review === undefined) return null
  const valid = review.signatures.filter((each) => each.valid)
  return (
    <Panel
      title={t('Sign-off')}
      action={<Badge tone={review.status === 'draft' ? 'caution' : 'plain'}>{titles[review.status]}</Badge>}
      about={
        review.required === 0
          ? t('These criteria ask for no signature. A signature is printed in the report all the same.')
          : t(
              '{count} of {required} signatures. Reports are drafts until then, and any later decision makes signatures void.',
              { count: valid.length, required: review.required },
            )
      }
    >
      {valid.map(({ reviewer: name, signed_at: at }) => (
        <p key={name} className="small">
          {name}, {moment(at)}
        </p>
      ))}
      <form
        className="row foot"
        onSubmit={(event) => {
          event.preventDefault()
          sign.mutate({ path: { id }, body: { reviewer: reviewer.trim() } })
        }}
      >
        <Input label={t('Your name')} required minLength={2} maxLength={120} value={reviewer} onValue={setReviewer} />
        <button type="submit" className="button" disabled={sign.isPending}>
          {t('Sign')}
        </button>
      </form>
      {sign.error !== null && <Failed error={sign.error} />}
    </Panel>
  )
}
