import { demoNetworks, type DemoNetwork } from '../network.js'
import { type Address, type Target } from './address.js'

const contentId = /^[A-Za-z0-9_.-]{1,80}$/

/** Addresses of the demo world: NETWORK.demo.example/HANDLE and NETWORK.demo.example/p/ID. They can lead to nobody real. */
export const readDemoAddress = ({
  fullHost,
  path,
}: Address): { network: DemoNetwork; target: Target | undefined } | undefined => {
  if (!fullHost.endsWith('.demo.example')) return undefined
  const network = demoNetworks.find((known) => fullHost === `${known}.demo.example`)
  if (network === undefined) return undefined
  const [first = '', second = ''] = path
  if (first === 'p')
    return { network, target: contentId.test(second) ? { kind: 'content', contentId: second } : undefined }
  return { network, target: first === '' ? undefined : { kind: 'profile', handle: path.slice(0, 2).join('/') } }
}
