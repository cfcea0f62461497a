/** What of a sentence was read so far. */
export interface State {
  filters: Record<string, unknown>
  unknown: string[]
  audience: boolean
  bound: 'min' | 'max' | undefined
  between: boolean
  unit: string
  negated: boolean
  brand: string | undefined
  /** Whether several interests were listed: one of them is enough. Otherwise all of them are meant: vegan moms. */
  listed: boolean
  /** What is to be left out, by filter. */
  without: Record<string, string[]>
  /** Days are counted back from here. */
  now: number
}

export interface Read {
  count: number
  filter: string | null
  meaning: string
}

export const addTo = (filters: Record<string, unknown>, name: string, value: string): void => {
  const held = (filters[name] as string[] | undefined) ?? []
  if (!held.includes(value)) filters[name] = [...held, value]
}

export const merge = (filters: Record<string, unknown>, name: string, values: object): void => {
  filters[name] = { ...(filters[name] as object | undefined), ...values }
}

export const exclude = ({ without }: State, name: string, value: string): void => {
  without[name] = [...(without[name] ?? []), value]
}

/** Lists in the form in which they are sent: all interests unless they were listed, and what is left out. */
export const settle = ({ filters, listed, without }: State): void => {
  const interests = filters['interests'] as string[] | undefined
  if (interests !== undefined && interests.length > 1 && !listed) filters['interests'] = { all_of: interests }
  for (const [name, values] of Object.entries(without)) {
    const held = filters[name] as string[] | Record<string, string[]> | undefined
    const wanted = Array.isArray(held) ? { any_of: held } : (held ?? {})
    filters[name] = { ...wanted, none_of: values }
  }
}
