const clean = (text) => text.toWellFormed().replaceAll('\0', '')
const textOf = (value) => (typeof value === 'string' ? clean(value) : '')
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
const listOf = (value) => (Array.isArray(value) ? value : [])
const unique = (values) => [...new Set(values)].filter((value) => value !== '')
const isWebUrl = (url) => /^https?:\/\/[^\s/]/i.test(url) && URL.canParse(url)
const timeOf = (value) => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? void 0 : time
}
export { clean, isObject, isWebUrl, listOf, textOf, timeOf, unique }
//# sourceMappingURL=text.js.map
