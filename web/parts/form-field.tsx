import { useId, type ReactElement } from 'react'

interface FieldProps {
  name: string
  label: string
  type?: 'text' | 'email' | 'password'
  hint?: string | undefined
  wrong?: string | undefined
  autoComplete: string
  defaultValue?: string
  placeholder?: string
  mono?: boolean
  required?: boolean
  /** Takes the focus when it appears. */
  focused?: boolean
  onChange?: () => void
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus()

/** One labelled field; what is wrong with it stands in place of its hint. */
export const FormField = ({
  name,
  label,
  hint,
  wrong,
  mono = false,
  type = 'text',
  focused = false,
  ...rest
}: FieldProps): ReactElement => {
  const id = useId()
  const said = wrong ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={type}
        className={mono ? 'input mono' : 'input'}
        spellCheck={false}
        ref={focused ? takeFocus : undefined}
        aria-invalid={wrong !== undefined}
        {...(said === undefined ? {} : { 'aria-describedby': `${id}-hint` })}
        {...rest}
      />
      {said !== undefined && (
        <span
          id={`${id}-hint`}
          className={wrong === undefined ? 'hint' : 'wrong'}
          role={wrong === undefined ? undefined : 'alert'}
        >
          {said}
        </span>
      )}
    </div>
  )
}

/** What stands in a field of a form. */
export const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
