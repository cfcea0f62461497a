import type { ReactElement } from 'react'
import type { Body } from '../../api/client.js'
import { Note } from '../../parts/states.js'
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
      <label className="field">
        <span className="label">{t('Consent reference')}</span>
        <input
          className="input"
          value={terms.consent_reference}
          placeholder={t('case number')}
          onChange={(event) => onChange({ ...terms, consent_reference: event.target.value })}
        />
      </label>
      <label className="field">
        <span className="label">{t('Permissible purpose')}</span>
        <select
          className="input"
          value={terms.permissible_purpose}
          onChange={(event) => onChange({ ...terms, permissible_purpose: event.target.value as Purpose })}
        >
          {purposes.map((purpose) => (
            <option key={purpose} value={purpose}>
              {word(purpose)}
            </option>
          ))}
        </select>
      </label>
    </div>
  </div>
)
