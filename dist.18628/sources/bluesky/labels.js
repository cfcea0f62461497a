import { isObject, listOf, textOf, unique } from './text.js'
const labelsOf = (labels, now) => {
  const standing = (labels ?? []).filter(({ exp }) => exp === void 0 || Date.parse(exp) > now)
  const revoked = new Set(standing.filter(({ neg }) => neg === true).map(({ src, val }) => `${src} ${val}`))
  return unique(standing.filter(({ src, val }) => !revoked.has(`${src} ${val}`)).map(({ val }) => textOf(val)))
}
const selfLabelsOf = (value) =>
  isObject(value) ? unique(listOf(value['values']).map((each) => (isObject(each) ? textOf(each['val']) : ''))) : []
export { labelsOf, selfLabelsOf }
//# sourceMappingURL=labels.js.map
