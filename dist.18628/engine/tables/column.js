const toCellText = (storage, value) => {
  if (value === void 0 || value === null) return ''
  if (storage === 'time') return new Date(value).toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}
export { toCellText }
//# sourceMappingURL=column.js.map
