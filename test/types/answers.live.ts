import { describe, expect, test } from 'vitest'
import { complaints, type Typed } from './compile.js'
import { vendors, type Vendor } from './vendors.js'
import { visit } from './visit.js'

/** Tokens are given by other servers, which no package describes. */
const isToken = (path: string): boolean => /\/(oauth2?\/token|access_token)/.test(path)

const typed = async ({ world, types }: Vendor): Promise<Typed[]> => {
  const answered = await visit(world)
  return answered
    .filter(({ path, answer: { status = 200 } }) => status === 200 && !isToken(path))
    .map(({ path, answer: { body } }) => {
      const [, type] = types.find(([pattern]) => pattern.test(path)) ?? []
      if (type === undefined) throw new Error(`No type is named for ${path}.`)
      return { path, body, type }
    })
}

describe('what test servers answer has the form that vendors publish', () => {
  test.each(vendors.map((vendor) => [vendor.world.name, vendor] as const))('%s', async (_, vendor) => {
    const answers = await typed(vendor)
    expect(answers.length).toBeGreaterThan(3)
    expect(await complaints(vendor.head, answers)).toEqual([])
  })
})
