const itemsMax = 12
const charactersMax = 800

/**
 * What fits into the context of a model: long lists and texts are cut, and `cut` is called with what was. The pages of a list are
 * bounded already, so `data` at the top stays whole.
 */
export const fit = (value: unknown, cut: (path: string) => void, path = ''): unknown => {
  if (typeof value === 'string') {
    if (value.length <= charactersMax) return value
    cut(path)
    return `${value.slice(0, charactersMax)}…`
  }
  if (Array.isArray(value)) {
    const whole = value.length <= itemsMax || path === '/data'
    if (!whole) cut(path)
    return (whole ? value : value.slice(0, itemsMax)).map((each) => fit(each, cut, `${path}/-`))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fit(each, cut, `${path}/${key}`)]))
}
