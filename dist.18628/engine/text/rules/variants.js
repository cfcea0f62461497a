const letters = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'g',
  7: 't',
  8: 'b',
  9: 'g',
  '@': 'a',
  $: 's',
  '!': 'i',
  '\u20AC': 'e',
  _: '',
}
const decode = (form, one) => {
  let decoded = ''
  for (const unit of form) decoded += unit === '1' ? one : (letters[unit] ?? unit)
  return decoded
}
const collapse = (form, from, to) => {
  let collapsed = ''
  for (let at = 0; at < form.length;) {
    let end = at + 1
    while (end < form.length && form[end] === form[at]) end++
    collapsed += (form[at] ?? '').repeat(end - at >= from ? Math.min(to, end - at) : end - at)
    at = end
  }
  return collapsed
}
const variantsOf = (token) => {
  const found = /* @__PURE__ */ new Set()
  const seen = token.look === '' ? token.form : token.look
  if (token.look !== '') found.add(token.look)
  for (const form of /[0-9@$!€_]/.test(seen) ? [decode(seen, 'i'), decode(seen, 'l')] : [seen]) {
    found.add(form)
    found.add(collapse(form, 3, 2))
    found.add(collapse(form, 3, 1))
    if (form.length > 3) found.add(collapse(form, 2, 1))
  }
  found.delete(token.form)
  return [...found]
}
const keyOf = (word) => `${word[0] ?? ''}${String(word.length)}`
const createMasked = (words) => {
  const index = /* @__PURE__ */ new Map()
  for (const word of words) {
    const key = keyOf(word)
    index.set(key, [...(index.get(key) ?? []), word])
  }
  const fits = (form, word) => {
    for (let at = 0; at < form.length; at++) if (form[at] !== '*' && form[at] !== word[at]) return false
    return true
  }
  return {
    find: (form) => {
      const shown = form.length - form.split('*').length + 1
      if (shown === form.length || shown < 1 || form.startsWith('*') || form.length < 3) return []
      return (index.get(keyOf(form)) ?? []).filter((word) => fits(form, word)).slice(0, 2)
    },
  }
}
const spelledMax = 24
const findSpelled = (tokens) => {
  const spelled = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    let form = ''
    while (to < tokens.length && to - from < spelledMax) {
      const token = tokens[to]
      if (token?.kind !== 'word' || token.form.length !== 1) break
      if (to > from && token.start - (tokens[to - 1]?.end ?? 0) > 3) break
      form += letters[token.form] ?? token.form
      to++
    }
    if (to - from >= 3) spelled.push({ from, to, form })
    if (to > from) from = to - 1
  }
  return spelled
}
export { createMasked, findSpelled, variantsOf }
//# sourceMappingURL=variants.js.map
