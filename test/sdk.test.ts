import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { chromium } from 'playwright-core'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Rostra, RostraError, verifyWebhook } from '../sdk/index.js'
import { networks } from '../src/model/network.js'
import { executablePath } from './console-page.js'
import { listenWith, type FileServer } from './file-server.js'
import { start, type Started } from './harness.js'

let started: Started
let pages: FileServer
let rostra: Rostra
beforeAll(async () => {
  pages = await listenWith((request, response) => {
    const asksClient = request.url === '/client.js'
    response.setHeader('content-type', asksClient ? 'text/javascript' : 'text/html')
    if (asksClient) void bundle().then(({ outputFiles: [client] }) => response.end(client?.text))
    else response.end('<!doctype html><title>A page</title>')
  })
  started = await start({ config: { demo: true, seedDemo: false, corsOrigins: [pages.origin] } })
  started.app.worker.start()
  rostra = new Rostra({ baseUrl: started.baseUrl, token: started.token, pause: () => Promise.resolve() })
})
afterAll(async () => {
  pages.close()
  await started.stop()
})

const readme = readFileSync(new URL('../sdk/README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)
const expected = [
  /^\d+\n$/,
  /^120\n$/,
  /(^|\n)120 120\n$/,
  /^1\n$/,
  /^application\/pdf true\n$/,
  /webhook-id is missing/,
  /^not_found .+\n$/,
]

/** The package as it would be published, unpacked where a program finds it. */
const installPackage = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-sdk-'))
  const sdk = new URL('../sdk', import.meta.url).pathname
  spawnSync(process.execPath, [new URL('../scripts/build-sdk.mjs', import.meta.url).pathname], { stdio: 'inherit' })
  const pack = spawnSync('npm', ['pack', sdk, '--pack-destination', folder, '--json', '--loglevel=error'], {
    encoding: 'utf8',
  })
  const [{ filename = '', files = [] } = {}] = JSON.parse(pack.stdout) as {
    filename: string
    files: { path: string }[]
  }[]
  expect(files.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'package.json', 'dist/index.js', 'dist/index.d.ts', 'dist/interface.d.ts']),
  )
  const target = join(folder, 'node_modules', 'rostra-client')
  mkdirSync(target, { recursive: true })
  spawnSync('tar', ['-xzf', join(folder, filename), '-C', target, '--strip-components=1'])
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  return folder
}

test('every block of its README runs as it stands, with the package as it is published', async () => {
  expect(blocks).toHaveLength(expected.length)
  const folder = installPackage()
  const runs = blocks.map(async (code, i) => {
    const file = join(folder, `block-${i}.js`)
    writeFileSync(file, (await transform(code, { loader: 'ts' })).code)
    const env = { ...process.env, ROSTRA_URL: started.baseUrl, ROSTRA_TOKEN: started.token }
    const child = spawn(process.execPath, [file], {
      env,
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += String(chunk)))
    child.stderr.on('data', (chunk: Buffer) => (text += String(chunk)))
    await new Promise((resolve) => child.once('close', resolve))
    return text
  })
  try {
    const printed = await Promise.all(runs)
    for (const [i, text] of printed.entries()) expect(text).toMatch(expected[i] ?? /never/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('an operation that needs nothing is called with nothing, and a list is read to its end', async () => {
  expect((await rostra.call('listNetworks')).data).toHaveLength(networks.length)
  const ids: string[] = []
  for await (const { id } of rostra.items('listFlaggingCriteria', { query: { limit: 1 } })) ids.push(id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(1)
})

test('a file to import is uploaded as bytes or as a stream', async () => {
  const bytes = new TextEncoder().encode('username\nana.invented\n')
  for (const file of [bytes, new Blob([bytes]), new Blob([bytes]).stream()])
    expect(await rostra.upload(file, 'list.csv')).toMatchObject({ name: 'list.csv', bytes: bytes.length })
})

test('what broke off is repeated only where that is safe, and what is not ours is not taken for it', async () => {
  let sent = 0
  const broken = new Rostra({
    baseUrl: started.baseUrl,
    token: started.token,
    pause: () => Promise.resolve(),
    fetch: () => {
      sent++
      return Promise.reject(new TypeError('fetch failed'))
    },
  })
  await expect(broken.call('listNetworks')).rejects.toThrow('fetch failed')
  const away = new Rostra({ baseUrl: '127.0.0.1:2', token: started.token, retries: 0 })
  await expect(away.call('listNetworks')).rejects.toMatchObject({
    name: 'UnreachableError',
    message: expect.stringMatching(
      /^No answer from http:\/\/127\.0\.0\.1:2\/v1: .*ECONNREFUSED.*\. Is the server running, and is baseUrl its address\?$/,
    ) as string,
  })
  expect(() => new Rostra({ baseUrl: '', token: started.token })).toThrow('baseUrl must be the address of a server')
  const bare = new Rostra({ baseUrl: new URL(started.baseUrl).host, token: started.token })
  expect((await bare.call('listNetworks')).data.length).toBeGreaterThan(1)
  expect(sent).toBe(4)
  sent = 0
  const report = broken.send(
    'generateScreeningReport',
    { path: { id: 'scr_1' }, body: {} },
    { headers: { accept: 'application/pdf' } },
  )
  await expect(report).rejects.toThrow('fetch failed')
  expect(sent).toBe(1)
  const elsewhere = new Rostra({
    baseUrl: started.baseUrl,
    token: started.token,
    fetch: () => Promise.resolve(new Response('<html>Bad gateway</html>', { status: 502 })),
  })
  await expect(elsewhere.call('listNetworks')).rejects.toMatchObject({ status: 502, code: 'unavailable' })
})

test('events are followed to their end', async () => {
  const { id } = await rostra.call('submitContentFetch', {
    body: { profile: { network: 'instagram', handle: 'lumevia.official' }, max_items: 20 },
  })
  const seen: string[] = []
  for await (const { event } of rostra.events('getContentFetch', { path: { id } })) seen.push(event)
  expect(seen.filter((event) => event === 'item')).toHaveLength(20)
  expect(seen.at(-1)).toBe('finished')
  const chunks: Uint8Array[] = []
  for await (const chunk of await rostra.file('getContentFetch', id, 'csv')) chunks.push(chunk)
  expect(Buffer.concat(chunks).toString().trimEnd().split('\n').length).toBeGreaterThan(20)
})

test('a busy service is asked again with the same key, a refusal is not', async () => {
  const keys: string[] = []
  let calls = 0
  const flaky = new Rostra({
    baseUrl: started.baseUrl,
    token: started.token,
    pause: () => Promise.resolve(),
    fetch: (url, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? '')
      return ++calls < 3 ? Promise.resolve(new Response('{}', { status: 503 })) : fetch(url, init)
    },
  })
  const body = { profile: { network: 'instagram' as const, handle: 'lumevia.official' }, max_items: 1 }
  expect((await flaky.call('submitContentFetch', { body })).id).toMatch(/^pca_/)
  expect([new Set(keys).size, keys.length]).toEqual([1, 3])
  const refused = rostra.call('listProfiles', { query: { network: 'instagram', handle: ['demo_deleted'] } })
  await expect(refused).rejects.toBeInstanceOf(RostraError)
  const failed = await rostra.call('submitContentFetch', {
    body: { ...body, profile: { network: 'instagram', handle: 'demo_private' } },
  })
  await expect(rostra.waitFor('getContentFetch', failed.id)).rejects.toMatchObject({ code: 'conflict' })
})

test('the collection and the page for language models name every operation', async () => {
  const count = Object.values(
    ((await started.call('GET', `${started.origin}/openapi.json`, { token: null })).json as { paths: object }).paths,
  ).flatMap((methods) => Object.keys(methods as object)).length
  const llms = await started.call('GET', `${started.origin}/llms.txt`, { token: null })
  expect(llms.text.match(/^- `(GET|POST|PUT|PATCH|DELETE) \/v1/gm)).toHaveLength(count)
  const postman = await started.call('GET', `${started.origin}/postman.json`, { token: null })
  const folders = postman.at('item') as { item: { request: { url: { raw: string } } }[] }[]
  expect(folders.flatMap(({ item }) => item)).toHaveLength(count)
})

test('a webhook is believed only as it was signed, in time, with the secret', async () => {
  const secret = `whsec_${btoa('an invented secret of thirty bytes')}`
  const sentAt = new Date('2026-11-16T12:00:00Z')
  const body = JSON.stringify({ type: 'request.finished', subject: 'scr_1', data: { text: 'äöü ✓' } })
  const headers = {
    'Webhook-Id': 'evt_1',
    'webhook-timestamp': String(sentAt.getTime() / 1000),
    'webhook-signature': `v1,${btoa('another')} ${new Webhook(secret).sign('evt_1', sentAt, body)}`,
  }
  const at = { nowS: sentAt.getTime() / 1000 + 60 }
  const taken = { type: 'request.finished', data: { text: 'äöü ✓' } }
  expect(await verifyWebhook(body, headers, secret, at)).toMatchObject(taken)
  expect(await verifyWebhook(new TextEncoder().encode(body), new Headers(headers), secret, at)).toMatchObject(taken)
  const refused: [string, Record<string, string>, string, object][] = [
    [`${body} `, headers, secret, at],
    [body, { ...headers, 'Webhook-Id': 'evt_2' }, secret, at],
    [body, headers, `whsec_${btoa('another secret')}`, at],
    [body, headers, 'whsec_§', at],
    [body, headers, secret, { nowS: at.nowS + 3600 }],
    [body, { ...headers, 'webhook-timestamp': 'soon' }, secret, at],
    [body, {}, secret, at],
  ]
  for (const [payload, fields, key, options] of refused)
    await expect(verifyWebhook(payload, fields, key, options)).rejects.toMatchObject({ name: 'WebhookError' })
})

const bundle = () =>
  build({
    entryPoints: [new URL('../sdk/index.ts', import.meta.url).pathname],
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    logLevel: 'silent',
  })

test('it is bundled for a browser: nothing of Node is in it', async () => {
  const { outputFiles, metafile } = await bundle()
  const text = outputFiles[0]?.text ?? ''
  expect(Object.values(metafile.inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))).toEqual(
    [],
  )
  expect(text).not.toMatch(/\bprocess\.|\bBuffer\b|\brequire\(|node:/)
  expect(text.length).toBeLessThan(40_000)
})

/** What a page does with the client: it runs in the browser. */
const inPage = `async ([baseUrl, token]) => {
  const { Rostra, RostraError, verifyWebhook } = await import('/client.js')
  const rostra = new Rostra({ baseUrl, token })
  let places = 0
  for await (const place of rostra.items('listLocations', { query: { query: 'san', limit: 50 } })) if (++places === 60) break
  const file = await rostra.upload(new Blob(['username,followers\\nana.invented,12.4k\\n']), 'list.csv')
  const { mapping } = await rostra.call('previewImport', { path: { id: file.id }, body: { set: { network: 'instagram' } } })
  const { id } = await rostra.call('startImport', { body: { file_id: file.id, mapping } })
  const { result } = await rostra.waitFor('getImport', id)
  const events = []
  for await (const { event } of rostra.events('watchRequest', { path: { id } })) events.push(event)
  const screening = await rostra.call('submitScreening', { body: { profile: { network: 'instagram', handle: 'hughes.well' } } })
  await rostra.waitFor('getScreening', screening.id)
  const pdf = await rostra.report(screening.id, 'pdf')
  const refused = await rostra.call('getScreening', { path: { id: 'scr_none' } }).catch((error) => error instanceof RostraError && error.code)
  const unsigned = await verifyWebhook('{}', new Headers(), 'whsec_aW52ZW50ZWQgc2VjcmV0').catch(({ name }) => name)
  const list = await rostra.call('createList', { body: { name: 'Of a page' } })
  const renamed = await rostra.call('changeList', { path: { id: list.id }, body: { name: 'Renamed by a page' } })
  await rostra.call('removeList', { path: { id: list.id } })
  return { places, renamed: renamed.name, imported: result.imported, last: events.at(-1), type: pdf.type, refused, unsigned }
}`

test.skipIf(executablePath === undefined)('it works in a page of another origin', { timeout: 240_000 }, async () => {
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage()
  await page.goto(pages.origin)
  expect(await page.evaluate(`(${inPage})(${JSON.stringify([started.baseUrl, started.token])})`)).toEqual({
    places: 60,
    renamed: 'Renamed by a page',
    imported: 1,
    last: 'finished',
    type: 'application/pdf',
    refused: 'not_found',
    unsigned: 'WebhookError',
  })
  await browser.close()
})

test('a name that no operation has is refused by name', async () => {
  await expect(rostra.call('coffee' as 'listNetworks')).rejects.toThrow('There is no operation coffee.')
})
