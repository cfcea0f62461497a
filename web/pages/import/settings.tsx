import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactElement } from 'react'
import { useAction, useAnswer } from '../../api/queries.js'
import { networkName } from '../../format.js'
import { Panel } from '../../parts/basic.js'
import { networks } from '../../parts/name-profile.js'
import { Failed } from '../../parts/states.js'
import { toast } from '../../parts/toasts.js'
import { Input, Select } from '../../parts/inputs.js'
import { withKind, withSet, type Corrections, type Preview } from './corrections.js'
import { t, word } from '../../language/t.js'

const Choice = ({
  label,
  value,
  options,
  onChange,
}: {
  label: string
  value: string
  options: readonly (readonly [value: string, title: string])[]
  onChange: (value: string) => void
}): ReactElement => (
  <Select label={label} value={value} onValue={onChange}>
    {options.map(([each, title]) => (
      <option key={each} value={each}>
        {title}
      </option>
    ))}
  </Select>
)

interface Props {
  /** Several tables each have a kind of their own. */
  isOneOfMany?: boolean
  preview: Preview | undefined
  corrections: Corrections
  onChange: (corrections: Corrections) => void
}

/** What a file does not say by itself. */
export const Settings = ({ preview, corrections, onChange, isOneOfMany = false }: Props): ReactElement => {
  const { set = {}, kind = '', dates = '', decimal = '' } = corrections
  const fields = useAnswer('listImportFields', {})
  const found = preview?.tables[0]
  const foundNetwork = found?.set['network']
  const { dates: _dates, ...undated } = corrections
  const { decimal: _decimal, ...unsigned } = corrections
  return (
    <Panel
      title={t('Corrections')}
      about={
        isOneOfMany
          ? t('For all tables: add what the files do not state, and correct what was guessed wrong.')
          : t('Add what the file does not state, and correct what was guessed wrong.')
      }
    >
      <div className="columns two">
        <Choice
          label={t('Network')}
          value={set['network'] ?? ''}
          options={[
            [
              '',
              foundNetwork === undefined
                ? t('As the file says')
                : t('Guessed: {foundNetwork}', { foundNetwork: networkName(foundNetwork) }),
            ],
            ...networks.map((network) => [network, networkName(network)] as const),
          ]}
          onChange={(value) => onChange(withSet(corrections, 'network', value))}
        />
        {!isOneOfMany && (
          <Choice
            label={t('The rows are')}
            value={kind}
            options={[
              ['', found === undefined ? t('Guess') : t('Guessed: {kind}', { kind: found.kind })],
              ...(fields.data?.data ?? []).map((each) => [each.kind, word(each.kind)] as const),
            ]}
            onChange={(value) => onChange(withKind(corrections, value))}
          />
        )}
        <Choice
          label={t('Dates like 04/05/2026')}
          value={dates}
          options={[
            ['', t('Find out')],
            ['dmy', t('4 May (day first)')],
            ['mdy', t('5 April (month first)')],
          ]}
          onChange={(value) => onChange(value === '' ? undated : { ...undated, dates: value as 'dmy' | 'mdy' })}
        />
        <Choice
          label={t('Decimal sign')}
          value={decimal}
          options={[
            ['', t('Find out')],
            ['.', t('Point: 1.39')],
            [',', t('Comma: 1,39')],
          ]}
          onChange={(value) => onChange(value === '' ? unsigned : { ...unsigned, decimal: value as '.' | ',' })}
        />
      </div>
      {(found?.missing.some((each) => /author=/.test(each)) === true || set['author'] !== undefined) && (
        <Input
          label={t('Handle of the author of all rows')}
          value={set['author'] ?? ''}
          onValue={(value) => onChange(withSet(corrections, 'author', value))}
        />
      )}
      <SavedMappings corrections={corrections} onChange={onChange} preview={preview} />
    </Panel>
  )
}

/** Corrections that are kept for the next file of the same kind. */
const SavedMappings = ({ preview, corrections, onChange }: Props): ReactElement => {
  const [name, setName] = useState('')
  const queryClient = useQueryClient()
  const saved = useAnswer('listImportMappings', { query: { limit: 100 } })
  const save = useAction('saveImportMapping', () => {
    setName('')
    toast(t('Saved.'))
    return queryClient.invalidateQueries({ queryKey: ['listImportMappings'] })
  })
  const list = saved.data?.data ?? []
  return (
    <details>
      <summary>{t('Saved mappings')}</summary>
      <div className="columns two">
        {list.length > 0 && (
          <Choice
            label={t('Use a saved mapping')}
            value=""
            options={[['', t('Choose one')], ...list.map((each) => [each.name, each.name] as const)]}
            onChange={(chosen) => {
              const mapping = list.find((each) => each.name === chosen)?.mapping
              if (mapping !== undefined) onChange(mapping)
            }}
          />
        )}
        <form
          className="field"
          onSubmit={(event) => {
            event.preventDefault()
            save.mutate({ path: { name: name.trim() }, body: preview?.mapping ?? corrections })
          }}
        >
          <label className="label" htmlFor="mapping-name">
            {t('Save this mapping as')}
          </label>
          <span className="row">
            <input
              id="mapping-name"
              className="input grow"
              value={name}
              maxLength={80}
              onChange={(event) => setName(event.target.value)}
            />
            <button type="submit" className="button" disabled={name.trim() === '' || save.isPending}>
              {t('Save')}
            </button>
          </span>
        </form>
      </div>
      {save.error !== null && <Failed error={save.error} />}
    </details>
  )
}
