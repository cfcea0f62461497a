import { emailOf, profileUrl } from './bios.js'
import { Draw, keyOf, purpose } from './draw.js'
import type { DemoContext } from './demo-context.js'
import { latin } from './names/latin.js'
import { peopleCount } from './person.js'

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page where a person of the demo world collects their links: undefined for addresses that are nobody's. */
export const writeLinkPage = (context: DemoContext, { hostname, pathname }: URL): string | undefined => {
  const [, name, digits] = /^\/(\D+)(\d{1,6})$/.exec(decodeURIComponent(pathname)) ?? []
  const index = Number(digits)
  if (hostname !== 'links.demo.example' || name === undefined || index >= peopleCount) return undefined
  const person = context.person(index)
  if (latin(person.given) !== name) return undefined
  const draw = new Draw(keyOf(context.seed, purpose.links, index, 77))
  const email = emailOf(context, person)
  const lines = person.networks.map((network) => {
    const url = profileUrl(network, context.book.handleOf(index, network))
    return `<li><a href="${escape(url)}">${network}</a></li>`
  })
  if (email !== null)
    lines.push(
      draw.chance(0.6)
        ? `<li><a href="mailto:${escape(email)}">Work with me</a></li>`
        : `<li>Booking: ${escape(email.replace('@', ' [at] '))}</li>`,
    )
  if (draw.chance(0.4)) lines.push(`<li><a href="https://shop.demo.example/${escape(name)}${index}">My shop</a></li>`)
  return `<!doctype html><html><head><title>${escape(person.name)}</title></head><body><h1>${escape(person.name)}</h1><ul>${lines.join('')}</ul></body></html>`
}
