import type { ReactElement, ReactNode } from 'react'

/** One of a few, as buttons in a row; the first stands for all of them where there is such a thing. */
export const Chips = <Name extends string>({
  label,
  options,
  chosen,
  onChoose,
  all,
}: {
  label: string
  options: readonly { name: Name; title: ReactNode }[]
  chosen: Name | undefined
  onChoose: (name: Name | undefined) => void
  all?: string
}): ReactElement => (
  <div className="row chips" role="group" aria-label={label}>
    {all !== undefined && (
      <button type="button" className="chip" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {all}
      </button>
    )}
    {options.map(({ name, title }) => (
      <button key={name} type="button" className="chip" aria-pressed={chosen === name} onClick={() => onChoose(name)}>
        {title}
      </button>
    ))}
  </div>
)
