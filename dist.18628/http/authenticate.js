import { Failure } from '../kernel/errors.js'
const refuse = (detail) =>
  new Failure('unauthorized', detail, { headers: { 'www-authenticate': 'Rostra-Token realm="rostra"' } })
const alike = () => refuse('Send a valid token alone in the Authorization field, without a scheme before it.')
const mustBe = (caller) => {
  if (caller === void 0) throw alike()
  return caller
}
const authenticate = (header, findCaller) => {
  if (header === void 0) throw alike()
  if (/^bearer\b/i.test(header)) throw refuse('Drop the word Bearer: send the token alone in the Authorization field.')
  const found = findCaller(header)
  return found instanceof Promise ? found.then(mustBe) : mustBe(found)
}
export { authenticate }
//# sourceMappingURL=authenticate.js.map
