import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, start, type Started } from './harness.js'
import { indexed } from './indexed.js'

describe.each(databases)('accounts that imports say are one person’s, on %s', (database) => {
  let started: Started
  beforeAll(async () => {
    started = await start({ database })
  })
  afterAll(() => started.stop())

  const bring = async (csv: string): Promise<void> => {
    const headers = { 'content-type': 'text/csv' }
    const file = await started.call('POST', '/imports/files?name=list.csv', { body: csv, headers })
    const { id } = await started.call('POST', '/imports', { body: { file_id: file.id } })
    await started.drain()
    expect((await started.call('GET', `/imports/${id}`)).at('status')).toBe('succeeded')
    await indexed(started.app.context.corpus.search.creators)
  }
  const object = async (network: string, handle: string): Promise<void> => {
    expect((await started.call('POST', '/do-not-contact', { body: { profile: { network, handle } } })).status).toBe(201)
    await indexed(started.app.context.corpus.search.creators)
  }
  const refused = async (network: string): Promise<unknown> => {
    const { json } = await started.call('POST', '/discovery', { body: { network } })
    const { data } = json as { data: { handle: string; contact: { do_not_contact: boolean } }[] }
    return Object.fromEntries(data.map(({ handle, contact }) => [handle, contact.do_not_contact]))
  }

  test('a row with several networks joins them: an objection reaches all', async () => {
    const list = [
      'Name,Email,Instagram Handle,Instagram Followers,TikTok Handle,TikTok Followers',
      'Amy Fern,amy@fern.example,amyfern,10234,amyfern_tt,45100',
      'Joe Salt,joe@salt.example,joesalt,900,joesalt_tt,9991',
    ]
    await bring(list.join('\n'))
    await bring(list.join('\n'))
    await object('instagram', 'amyfern')
    expect(await refused('tiktok')).toEqual({ amyfern_tt: true, joesalt_tt: false })
    expect(await refused('instagram')).toEqual({ amyfern: true, joesalt: false })
  })

  test('one handle beside several networks is one person’s', async () => {
    await bring('Name,Platform,Handle\nIda Moor,"Instagram, Threads",@idamoor\n')
    await object('instagram', 'idamoor')
    expect(await refused('threads')).toEqual({ idamoor: true })
  })

  test('accounts that name each other in bio and website are one person’s; one that is only named is not', async () => {
    await bring(
      [
        'network,handle,followers,bio,website',
        'youtube,unabakes,500,Bread and butter,https://x.com/una_bakes',
        'x,una_bakes,40,My channel: https://www.youtube.com/@unabakes,',
        'x,una_fan,4,,',
        'youtube,namesfan,50,,https://x.com/una_fan',
      ].join('\n'),
    )
    await object('x', 'una_bakes')
    await object('x', 'una_fan')
    expect(await refused('youtube')).toEqual({ unabakes: true, namesfan: false })
  })
})
