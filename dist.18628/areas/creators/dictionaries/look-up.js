const lookUp = ({ list, limit, cursor }, cursors, search, present) => {
  const offset = Number(cursors.read(list, cursor)?.[0] ?? 0)
  const { items, total } = search({ limit, offset })
  const next = offset + items.length
  return { data: items.map(present), next_cursor: next < total ? cursors.write(list, [next]) : null }
}
export { lookUp }
//# sourceMappingURL=look-up.js.map
