import { nearest } from '../kernel/nearest.js'
import { networks, type Network } from '../model/network.js'
import { UsageError } from './command.js'

/** A network that a flag names. */
export const readNetwork = (text: string): Network => {
  const network = networks.find((known) => known === text)
  if (network !== undefined) return network
  const near = nearest(text, networks)
  throw new UsageError(
    `Unknown network ${text}.${near === undefined ? ` Networks: ${networks.join(', ')}.` : ` Did you mean ${near}?`}`,
  )
}
