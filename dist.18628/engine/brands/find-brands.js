import { words } from '../dictionary/index.js'
const wordsMax = 4
const lettersMin = 3
const createBrandFinder = (brands) => {
  const byWords = /* @__PURE__ */ new Map()
  const joined = /* @__PURE__ */ new Map()
  const put = (name, id) => {
    const parts = words(name)
    const whole = parts.join('')
    if (whole.length < lettersMin) return
    if (!byWords.has(parts.join(' '))) byWords.set(parts.join(' '), id)
    if (!joined.has(whole)) joined.set(whole, id)
  }
  for (const { id, name, aliases, handles } of brands) {
    for (const each of [name, ...aliases]) put(each, id)
    for (const { handle } of handles) if (!joined.has(words(handle).join(''))) joined.set(words(handle).join(''), id)
  }
  return {
    inText: (text) => {
      const list = words(text)
      const found = /* @__PURE__ */ new Set()
      for (let i = 0; i < list.length;) {
        let taken = 1
        for (let length = Math.min(wordsMax, list.length - i); length > 0; length--) {
          const key = list.slice(i, i + length).join(' ')
          const id = byWords.get(key) ?? (length === 1 ? joined.get(key) : void 0)
          if (id === void 0) continue
          found.add(id)
          taken = length
          break
        }
        i += taken
      }
      return [...found]
    },
    ofName: (name) => joined.get(words(name).join('')),
  }
}
export { createBrandFinder }
//# sourceMappingURL=find-brands.js.map
