import { networks } from '../network.js'
import {} from './address.js'
const contentId = /^[A-Za-z0-9_.-]{1,80}$/
const readDemoAddress = ({ fullHost, path }) => {
  const network = networks.find((known) => fullHost === `${known}.demo.example`)
  if (network === void 0) return void 0
  const [first = '', second = ''] = path
  if (first === 'p')
    return { network, target: contentId.test(second) ? { kind: 'content', contentId: second } : void 0 }
  return { network, target: first === '' ? void 0 : { kind: 'profile', handle: path.slice(0, 2).join('/') } }
}
export { readDemoAddress }
//# sourceMappingURL=demo.js.map
