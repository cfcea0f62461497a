interface Missing {
  item: string
  detail: string
}

/** What is said of an item, without the item: 'Comments of 123' and 'No comments on 123 are known' name it both. */
const withoutItem = ({ item, detail }: Missing): string =>
  item
    .split(/\s+/)
    .filter((word) => /[\d_.-]/.test(word))
    .reduce((said, word) => said.replaceAll(word, '…'), detail)

/** Items of which the same is said, in the order of the first of each. */
export const sameMissing = <T extends Missing>(missing: readonly T[]): { first: T; others: T[] }[] => {
  const groups = new Map<string, { first: T; others: T[] }>()
  for (const each of missing) {
    const key = withoutItem(each)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { first: each, others: [] })
    else group.others.push(each)
  }
  return [...groups.values()]
}
