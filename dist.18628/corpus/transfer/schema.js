import { networks } from '../../model/network.js'
import { normalizeHandle, readUrl } from '../../model/profile-url.js'
import { boolean, choice, id, time } from './kinds.js'
const field = (kind, meaning) => ({ kind, meaning })
const defineSchema = (definition) => ({ nameless: () => void 0, giveId: () => {}, named: () => void 0, ...definition })
const networkField = field(choice(networks), 'The network; left out where an address names it.')
const bases = ['measured', 'declared', 'inferred']
const originFields = {
  source: field(id, 'Where the record comes from; by default what --source says.'),
  as_of: field(time, 'When it was true; by default what --as-of says, or the time of the file.'),
}
const provenanceFields = {
  ...originFields,
  basis: field(choice(bases), 'How it came to be known; by default declared.'),
  synthetic: field(boolean, 'True for invented data; answers that use it say so.'),
}
const readAsOf = (asOf, defaults, report) => {
  if (asOf !== void 0 && asOf > defaults.asOfMax) report('as_of', 'lies in the future')
  return asOf ?? defaults.asOf
}
const readProvenance = (row, defaults, report) => ({
  source: row.source ?? defaults.source,
  basis: row.basis ?? 'declared',
  asOf: readAsOf(row.as_of, defaults, report),
  synthetic: row.synthetic ?? false,
})
const writeProvenance = ({ source, asOf, basis, synthetic }) => ({
  source,
  as_of: asOf,
  basis,
  synthetic,
})
const idFromHandle = (handle) => `@${handle}`
const readHandle = (network, handle, name, report) => {
  const normal = normalizeHandle(network, handle)
  if (normal.ok) return normal.handle
  report(name, normal.message)
  return void 0
}
const readProfile = (row, report) => {
  const { network, handle, profile_url: address } = row
  if (network !== void 0 && handle !== void 0) {
    const normal = readHandle(network, handle, 'handle', report)
    return normal === void 0 ? void 0 : { network, handle: normal }
  }
  if (address === void 0) {
    report(network === void 0 ? 'network' : 'handle', 'is missing: give network and handle, or profile_url')
    return void 0
  }
  const named = readUrl(address)
  if (named.kind === 'profile' && (network ?? named.network) === named.network)
    return { network: named.network, handle: named.handle }
  report('profile_url', named.kind === 'none' ? named.message : 'names something else than a profile of the network')
  return void 0
}
export {
  defineSchema,
  field,
  idFromHandle,
  networkField,
  originFields,
  provenanceFields,
  readAsOf,
  readHandle,
  readProfile,
  readProvenance,
  writeProvenance,
}
//# sourceMappingURL=schema.js.map
