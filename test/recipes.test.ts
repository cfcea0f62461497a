import { readdirSync, readFileSync } from 'node:fs'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'

interface Step {
  id: string
  name: string
  type: string
  typeVersion: number
  position: [number, number]
  parameters: Record<string, unknown>
}

interface Recipe {
  name: string
  nodes: Step[]
  connections: Record<string, { main: { node: string; type: string; index: number }[][] }>
}

const folder = new URL('../docs/recipes/', import.meta.url)
const read = (name: string): Recipe => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Recipe
const recipes = readdirSync(folder).filter((name) => name.startsWith('n8n-'))

interface Description {
  paths: Record<string, Record<string, unknown>>
}
const { paths } = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8')) as Description

/** The operation that an address of a recipe stands for; what n8n fills in is a part of the path. */
const isOperation = (method: string, url: string): boolean => {
  const path = url.replace(/^=?https:\/\/rostra\.example\.com\/v1/, '').replace(/\?.*$/, '')
  const pattern = path.replaceAll(/\{\{[^}]*\}\}/g, '{id}')
  return paths[pattern]?.[method.toLowerCase()] !== undefined
}

describe('recipes for n8n', () => {
  test.each(recipes)('%s can be imported: steps are joined to steps, and calls exist', (name) => {
    const { nodes, connections } = read(name)
    const names = nodes.map((each) => each.name)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(names.length)
    for (const [from, { main }] of Object.entries(connections))
      for (const { node, type, index } of main.flat())
        expect({ from: names.includes(from), to: names.includes(node), type, index }).toEqual({
          from: true,
          to: true,
          type: 'main',
          index: 0,
        })
    const reached = new Set(Object.values(connections).flatMap(({ main }) => main.flat().map(({ node }) => node)))
    expect(names.filter((each) => !reached.has(each))).toHaveLength(1)
    for (const { type, typeVersion, parameters } of nodes) {
      expect(type).toMatch(/^n8n-nodes-base\.\w+$/)
      expect(typeVersion).toBeGreaterThan(0)
      const { url, method } = parameters as { url?: string; method?: string }
      if (url?.includes('rostra.example.com') === true)
        expect([url, isOperation(method ?? 'GET', url)]).toEqual([url, true])
    }
  })

  test('the code in a recipe takes what Rostra signed, of any length, and nothing else', async () => {
    const secret = `whsec_${Buffer.from('a key of thirty-two bytes, always').toString('base64')}`
    const step = read('n8n-flagged-items.json').nodes.find(({ name }) => name === 'Verify')
    const code = String(step?.parameters['jsCode']).replace('whsec_PASTE_YOURS_HERE', secret)
    // oxlint-disable-next-line typescript/no-implied-eval -- n8n makes a function of the text in the same way
    const make = new Function(`return async function ($input) { ${code} }`) as () => (
      input: unknown,
    ) => Promise<{ json: unknown }[]>
    const run = (body: string, headers: Record<string, string>): Promise<{ json: unknown }[]> =>
      make().call(
        { helpers: { getBinaryDataBuffer: () => Promise.resolve(Buffer.from(body)) } },
        { first: () => ({ json: { headers } }) },
      )
    const signed = (body: string, at = new Date()): Record<string, string> => ({
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('evt_1', at, body)}`,
    })
    for (const filler of ['', 'é', 'x'.repeat(55), 'x'.repeat(64), 'x'.repeat(5000)]) {
      const body = JSON.stringify({ type: 'screening.item_flagged', data: { filler } })
      expect(await run(body, signed(body))).toEqual([{ json: JSON.parse(body) as unknown }])
    }
    await expect(run('{"type":"other"}', signed('{}'))).rejects.toThrow('signature is wrong')
    // The recipe reads the clock of n8n; an hour is far beyond the five minutes that it allows, on any machine.
    await expect(run('{}', signed('{}', new Date(Date.now() - 3_600_000)))).rejects.toThrow('too old')
    await expect(run('{}', { ...signed('{}'), 'webhook-signature': 'v1,' })).rejects.toThrow('signature is wrong')
  })
})
