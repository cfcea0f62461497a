import { readIdentifier, readProfileText, type Identifier } from '../engine/identity/identifier.js'
import { networks, type Network } from '../model/network.js'

/** People that one entry of the audit log names; an upload of thousands is known by its own id. */
const namedMax = 20
const valuesMax = 500
const depthMax = 6

const isNetwork = (text: unknown): text is Network => networks.some((network) => network === text)

const readNamed = (key: string, text: string, network: Network | undefined): Identifier | undefined => {
  if (text === '' || text.length > 2048) return undefined
  if (/^(user_?)?handles?$|^usernames?$/.test(key) && network !== undefined)
    return { kind: 'profile', network, handle: text.replace(/^@/, '') }
  if (/^(user|external|creator|author)_id$/.test(key) && network !== undefined)
    return { kind: 'account', network, id: text }
  if (/^emails?$/.test(key)) return { kind: 'email', value: text }
  if (/^phones?$/.test(key)) return { kind: 'phone', value: text.replace(/[\s().-]/g, '') }
  if (/^full_names?$/.test(key)) return { kind: 'name', value: text }
  if (key !== 'who') return readProfileText(text)
  const said = readIdentifier(text)
  return said?.kind === 'name' ? undefined : said
}

/** The people that an input names: by profile, account, address, number or full name. */
export const findNamedPeople = (input: unknown): Identifier[] => {
  const found: Identifier[] = []
  let values = 0
  const visit = (value: unknown, key: string, network: Network | undefined, depth: number): void => {
    if (found.length >= namedMax || ++values > valuesMax || depth > depthMax) return
    if (typeof value === 'string') {
      const named = readNamed(key, value, network)
      if (named !== undefined) found.push(named)
    } else if (Array.isArray(value)) for (const item of value) visit(item, key, network, depth + 1)
    else if (typeof value === 'object' && value !== null) {
      const fields = value as Record<string, unknown>
      const own = isNetwork(fields['network']) ? fields['network'] : network
      for (const name in fields) visit(fields[name], name, own, depth + 1)
    }
  }
  visit(input, '', undefined, 0)
  return found
}
