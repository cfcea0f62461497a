import { isObject } from '../read/raw-rows.js'

const depthMax = 5

/** The paths of an object's values: `author.name`. Lists are values; what is in them is read by the field. */
export const pathsOf = (object: Record<string, unknown>, prefix = '', depth = 0): [path: string, value: unknown][] =>
  Object.entries(object).flatMap(([key, value]): [string, unknown][] => {
    const path = prefix + key
    if (isObject(value) && depth < depthMax) return pathsOf(value, `${path}.`, depth + 1)
    return [[path, value]]
  })

/** How to get at a path: names may hold dots themselves. */
export const accessor = (path: string): ((object: Record<string, unknown>) => unknown) => {
  if (!path.includes('.')) return (object) => object[path]
  const parts = path.split('.')
  return (object) => {
    if (path in object) return object[path]
    let value: unknown = object
    for (const part of parts) {
      if (!isObject(value)) return undefined
      value = value[part]
    }
    return value
  }
}

/** The items of a list further inside, `latestPosts[]`, each with its owner under `^`. */
export const expand = (object: Record<string, unknown>, path: string): Record<string, unknown>[] => {
  const [list = '', ...rest] = path.split('[]')
  const items = accessor(list)(object)
  const rows = Array.isArray(items) ? items.filter(isObject).map((item) => ({ ...item, '^': object })) : []
  const further = rest.join('[]').replace(/^\./, '')
  return further === '' ? rows : rows.flatMap((row) => expand(row, further))
}
