const apiPrefix = '/v1'
const apiVersion = '2026-11-15'
class Answer {
  constructor(body, options = {}) {
    this.body = body
    this.options = options
  }
  body
  options
}
class Streamed {
  constructor(contentType, chunks, headers = {}) {
    this.contentType = contentType
    this.chunks = chunks
    this.headers = headers
  }
  contentType
  chunks
  headers
}
const operation = (definition) => definition
export { Answer, Streamed, apiPrefix, apiVersion, operation }
//# sourceMappingURL=operation.js.map
