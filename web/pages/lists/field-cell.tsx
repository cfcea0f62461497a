import type { ReactElement } from 'react'
import type { Answer } from '../../api/client.js'

type Field = Answer<'getList'>['fields'][number]
type Value = string | number | boolean

interface FieldCellProps {
  field: Field
  handle: string
  value: Value | undefined
  onSet: (value: Value | null) => void
}

const inputTypes = { text: 'text', number: 'number', date: 'date', boolean: 'checkbox' } as const

/** What a person typed as the field takes it; nothing clears it. */
const read = (field: Field, text: string): Value | null =>
  text.trim() === '' ? null : field.type === 'number' ? Number(text) : text

/** A field of the list's own, of one member. */
export const FieldCell = ({ field, handle, value, onSet }: FieldCellProps): ReactElement => {
  const label = `${field.name}: ${handle}`
  return field.type === 'boolean' ? (
    <input
      type="checkbox"
      aria-label={label}
      checked={value === true}
      onChange={(event) => onSet(event.target.checked)}
    />
  ) : (
    <input
      // What was saved elsewhere is shown too.
      key={String(value ?? '')}
      className="input slim"
      type={inputTypes[field.type]}
      step="any"
      aria-label={label}
      defaultValue={value === undefined ? '' : String(value)}
      maxLength={1000}
      onBlur={({ target }) => {
        const said = target.validity.badInput ? undefined : read(field, target.value)
        if (said !== undefined && said !== (value ?? null)) onSet(said)
      }}
    />
  )
}
