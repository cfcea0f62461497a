import type { ReactElement } from 'react'
import { call } from '../../api/client.js'
import { Combobox } from '../../parts/combobox.js'
import { t } from '../../language/t.js'

/** A brand by its name; the dictionary suggests, any name is taken. */
export const BrandName = ({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (name: string) => void
}): ReactElement => (
  <Combobox
    label={label}
    placeholder={t('Name')}
    value={value}
    onChange={onChange}
    onTake={({ title }) => onChange(title)}
    suggestKey={['brands']}
    suggest={async (query, signal) => {
      const { data } = await call('listBrands', { query: { query, limit: 8 } }, signal)
      return data.map(({ id, name, synthetic }) => ({ id, title: name, note: synthetic ? t('demo data') : undefined }))
    }}
  />
)
