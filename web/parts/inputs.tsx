import type { ReactElement, ReactNode, SelectHTMLAttributes } from 'react'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'

type With<Attributes> = Omit<Attributes, 'onChange'> & { label: ReactNode; onValue: (value: string) => void }

const Labelled = ({ label, children }: { label: ReactNode; children: ReactNode }): ReactElement => (
  <label className="field">
    <span className="label">{label}</span>
    {children}
  </label>
)

/** An input with its label; the page keeps the value. */
export const Input = ({ label, onValue, ...rest }: With<InputHTMLAttributes<HTMLInputElement>>): ReactElement => (
  <Labelled label={label}>
    <input className="input" {...rest} onChange={(event) => onValue(event.target.value)} />
  </Labelled>
)

/** A choice from a list, with its label; the page keeps the value. */
export const Select = ({
  label,
  onValue,
  children,
  ...rest
}: With<SelectHTMLAttributes<HTMLSelectElement>>): ReactElement => (
  <Labelled label={label}>
    <select className="input" {...rest} onChange={(event) => onValue(event.target.value)}>
      {children}
    </select>
  </Labelled>
)

/** Several lines of text, with their label; the page keeps the value. */
export const TextArea = ({
  label,
  onValue,
  ...rest
}: With<TextareaHTMLAttributes<HTMLTextAreaElement>>): ReactElement => (
  <Labelled label={label}>
    <textarea className="input" {...rest} onChange={(event) => onValue(event.target.value)} />
  </Labelled>
)
