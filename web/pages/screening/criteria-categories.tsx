import type { ReactElement } from 'react'
import type { FlaggingCriteria } from '../../generated/interface.js'
import { decimal } from '../../format.js'
import { t, word } from '../../language/t.js'

type Rules = FlaggingCriteria['categories']
type Rule = Rules[keyof Rules]

const RuleRow = ({
  category,
  rule,
  onChange,
}: {
  category: string
  rule: Rule
  onChange: (rule: Rule) => void
}): ReactElement => (
  <tr>
    <th scope="row">
      <label className="check">
        <input
          type="checkbox"
          checked={rule.enabled}
          onChange={(event) => onChange({ ...rule, enabled: event.target.checked })}
        />
        {word(category)}
      </label>
    </th>
    <td>
      <input
        type="range"
        min="0.05"
        max="1"
        step="0.05"
        value={rule.threshold}
        disabled={!rule.enabled}
        aria-label={t('Threshold for {category}', { category: word(category) })}
        aria-valuetext={`${Math.round(rule.threshold * 100)}%`}
        onChange={(event) => onChange({ ...rule, threshold: Number(event.target.value) })}
      />
    </td>
    <td className="end">{Math.round(rule.threshold * 100)}%</td>
    <td>
      <input
        type="range"
        min="0"
        max="2"
        step="0.1"
        value={rule.weight}
        disabled={!rule.enabled}
        aria-label={t('Weight of {category}', { category: word(category) })}
        onChange={(event) => onChange({ ...rule, weight: Number(event.target.value) })}
      />
    </td>
    <td className="end">{decimal(rule.weight, 1)}</td>
  </tr>
)

/** Which categories are flagged, from which probability on, and how much they weigh. */
export const Categories = ({ rules, onChange }: { rules: Rules; onChange: (rules: Rules) => void }): ReactElement => (
  <div className="scroll-x" tabIndex={0} role="group" aria-label={t('Categories')}>
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t('Category')}</th>
          <th scope="col" colSpan={2}>
            {t('Threshold')}
          </th>
          <th scope="col" colSpan={2}>
            {t('Weight')}
          </th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rules).map(([category, rule]) => (
          <RuleRow
            key={category}
            category={category}
            rule={rule}
            onChange={(next) => onChange({ ...rules, [category]: next })}
          />
        ))}
      </tbody>
    </table>
  </div>
)
