import type { ReactElement } from 'react'
import { NameProfile } from '../../parts/name-profile.js'
import { Select } from '../../parts/inputs.js'
import type { Filters } from './filters.js'
import { t } from '../../language/t.js'

type Alike = NonNullable<Filters['similar_to']>

/** Whom others should be like, and in what. */
export const AlikeFilter = ({
  value,
  onChange,
}: {
  value: Filters['similar_to']
  onChange: (alike: Filters['similar_to']) => void
}): ReactElement => {
  const { profile, by = 'creator' } = value ?? {}
  const named = profile !== undefined && 'handle' in profile ? profile : undefined
  return (
    <>
      <NameProfile
        key={named === undefined ? '' : `${named.network}/${named.handle}`}
        action={t('Compare')}
        initial={named === undefined ? undefined : { network: named.network, handle: named.handle }}
        onName={(next) => onChange({ profile: next, by })}
      />
      {profile !== undefined && (
        <Select label={t('Alike in')} value={by} onValue={(value) => onChange({ profile, by: value as Alike['by'] })}>
          <option value="creator">{t('Topics, size, language and country')}</option>
          <option value="audience">{t('Audience')}</option>
        </Select>
      )}
    </>
  )
}
