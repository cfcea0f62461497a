const word = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/uy
const wordsMax = 4
const findObject = (text, at, { determiners, objectEnds }) => {
  let position = at
  let from
  let to = at
  for (let words = 0; words < wordsMax;) {
    while (text[position] === ' ') position++
    word.lastIndex = position
    const found = word.exec(text)?.[0].replace(/[.'-]+$/, '')
    if (found === void 0 || found === '') break
    const isDeterminer = determiners.has(found)
    if (isDeterminer && from === void 0) {
      position += found.length
      continue
    }
    if (objectEnds.has(found) || isDeterminer) break
    from ??= position
    position += found.length
    to = position
    words++
    if (text[position] !== ' ') break
  }
  return from === void 0 ? void 0 : { from, to }
}
export { findObject }
//# sourceMappingURL=object.js.map
