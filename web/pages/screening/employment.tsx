import type { ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { Note } from '../../parts/states.js'
import { Input, Select } from '../../parts/inputs.js'
import { t, word } from '../../language/t.js'

export type Terms = NonNullable<Body<'submitScreening'>['employment']>
type Purpose = Terms['permissible_purpose']

const purposes: Purpose[] = [
  'employment_hiring',
  'employment_promotion',
  'employment_retention',
  'contractor_engagement',
  'volunteer_engagement',
]

export const isComplete = ({ consent_reference: reference }: Terms): boolean => reference.trim().length >= 3

/** What an employment screening needs before it may begin. */
export const EmploymentFields = ({
  terms,
  onChange,
}: {
  terms: Terms
  onChange: (terms: Terms) => void
}): ReactElement => (
  <div className="stack">
    <Note title={t('Employment')}>
      {t(
        'The person must have given written consent. Protected characteristics are redacted from all outputs, and the result is not a hiring recommendation.',
      )}
    </Note>
    <div className="columns">
      <Input
        label={t('Consent reference')}
        value={terms.consent_reference}
        placeholder={t('case number')}
        onValue={(value) => onChange({ ...terms, consent_reference: value })}
      />
      <Select
        label={t('Permissible purpose')}
        value={terms.permissible_purpose}
        onValue={(value) => onChange({ ...terms, permissible_purpose: value as Purpose })}
      >
        {purposes.map((purpose) => (
          <option key={purpose} value={purpose}>
            {word(purpose)}
          </option>
        ))}
      </Select>
    </div>
  </div>
)
