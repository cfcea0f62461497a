import { expect, test } from 'vitest'
import { facebook } from '../sources/worlds/facebook.js'
import { instagram } from '../sources/worlds/instagram.js'
import { fieldsOf, readFields, unknownIn } from './graph.js'
import { visit } from './visit.js'

/** What is found at a path of Graph. */
const objects: readonly (readonly [RegExp, string])[] = [
  [/^GET \/v25.0\/999\?/, 'ig-user'],
  [/^GET \/v25.0\/(178430\/recent_media|999\/media)/, 'ig-media'],
  [/^GET \/v25.0\/1790\d*\/comments/, 'ig-comment'],
  [/^GET \/v25.0\/1001_\d+\/comments/, 'comment'],
  [/^GET \/v25.0\/(1001_\d+|ada\.page\/posts)/, 'page-post'],
  [/^GET \/v25.0\/ada\.page/, 'page'],
]
/** Finding a tag gives its id alone. */
const isTag = (path: string): boolean => path.includes('/ig_hashtag_search')

test.each([instagram, facebook])('$name asks for and answers with fields that Meta’s library knows', async (world) => {
  const answered = (await visit(world)).filter(({ path, answer: { status = 200 } }) => status === 200 && !isTag(path))
  expect(answered.length).toBeGreaterThan(3)
  for (const { path, answer } of answered) {
    const [, object] = objects.find(([pattern]) => pattern.test(path)) ?? []
    if (object === undefined) throw new Error(`No object is named for ${path}.`)
    const asked = readFields(new URL(path.slice(4), 'http://graph').searchParams.get('fields') ?? '')
    expect([...unknownIn(asked, object), ...unknownIn(fieldsOf(answer.body), object)], path).toEqual([])
  }
})
