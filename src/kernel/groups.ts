/** Puts a value into the group of its key. */
export const addTo = <K, V>(groups: Map<K, V[]>, key: K, value: V): void => {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [value])
  else group.push(value)
}

/** Values by what they have in common, in their order. */
export const groupBy = <K, V>(values: Iterable<V>, keyOf: (value: V) => K): Map<K, V[]> => {
  const groups = new Map<K, V[]>()
  for (const value of values) addTo(groups, keyOf(value), value)
  return groups
}
