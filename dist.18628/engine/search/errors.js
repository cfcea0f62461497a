class SearchQueryError extends Error {
  constructor(reason, message) {
    super(message)
    this.reason = reason
  }
  reason
  name = 'SearchQueryError'
}
class SearchDataError extends Error {
  name = 'SearchDataError'
}
class SearchFileError extends Error {
  name = 'SearchFileError'
}
export { SearchDataError, SearchFileError, SearchQueryError }
//# sourceMappingURL=errors.js.map
