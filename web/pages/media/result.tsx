import type { ReactElement } from 'react'
import { useParam } from '../../address.js'
import { useFetched } from '../../api/pairs.js'
import { FetchedPage } from '../../parts/fetched-page.js'
import { CheckedMedia } from './checked.js'
import { t } from '../../language/t.js'

export const MediaResult = (): ReactElement => {
  const id = useParam('id') ?? ''
  const fetched = useFetched('getMediaScreening', id)
  const checked = fetched.answer.data?.result ?? undefined
  return (
    <FetchedPage
      name="getMediaScreening"
      id={id}
      fetched={fetched}
      title={t('Media check')}
      about={checked?.synthetic === true ? t('Demo data: invented.') : undefined}
      what={t('Checking')}
      back={{ to: '/media', title: t('Another one') }}
    >
      {checked !== undefined && <CheckedMedia checked={checked} address={checked.media.url} />}
    </FetchedPage>
  )
}
