import { spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CommandLine, startProcess } from './command-line.js'
import { endAll } from './example/end-all.js'

const commandLine = new CommandLine()

let folder: string
const running: ChildProcess[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-cli-'))
})
afterEach(async () => {
  await endAll(running)
  rmSync(folder, { recursive: true, force: true })
})

const begin = (args: string[], env: Record<string, string> = {}): ChildProcess => {
  const child = startProcess(args, { env })
  running.push(child)
  return child
}

/** Runs a command to its end. */
const rostra = (args: string[], env: Record<string, string> = {}) => commandLine.run(args, { env })

/** Starts a server and waits until it says that it is ready. The demo world takes its time: who needs it says so. */
const serve = async (args: string[], env: Record<string, string> = { ROSTRA_DEMO: 'no' }) => {
  const child = begin(['serve', '--data', folder, ...args], env)
  let out = ''
  for await (const chunk of child.stdout as AsyncIterable<Buffer>) {
    out += chunk.toString()
    if (out.includes('"ready"') || out.includes('Ctrl-C')) break
  }
  return { child, out }
}

const serveJson = async (args: string[] = ['--port', '0']) => {
  const { child, out } = await serve(['--json', ...args])
  return { child, ...(JSON.parse(out) as { base_url: string; token: string; console: string }) }
}

const stop = async (child: ChildProcess): Promise<number | null> => {
  child.kill('SIGTERM')
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

describe('serve', () => {
  test('the first screen shows where it is and a curl that works as printed', async () => {
    // With the demo, as most first starts; all of its people are not needed for one call.
    const { child, out } = await serve(['--port', '0'], { ROSTRA_DEMO_SEED: 'no' })
    expect(out).toMatch(/Base URL +http:\/\/127\.0\.0\.1:\d+\/v1/)
    const [, token = '', url = ''] = /curl -H 'Authorization: (\S+)' '(\S+)'/.exec(out) ?? []
    const response = await fetch(url, { headers: { authorization: token } })
    expect(response.status).toBe(200)
    const [, base = '', pasted = ''] = /export ROSTRA_URL=(\S+) ROSTRA_TOKEN=(\S+)/.exec(out) ?? []
    expect([pasted, (await fetch(`${base}/usage`, { headers: { authorization: pasted } })).status]).toEqual([
      token,
      200,
    ])
    expect(out).not.toMatch(/demo/i)
    expect(await stop(child)).toBe(0)
  })

  test('--json prints one line, and the token stays the same over a restart', async () => {
    const first = await serveJson()
    expect(first.console).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#sign-in=[\w-]{24}$/)
    expect(await stop(first.child)).toBe(0)
    const second = await serveJson()
    expect(second.token).toBe(first.token)
    expect((await fetch(`${second.base_url}/usage`, { headers: { authorization: first.token } })).status).toBe(200)
    expect(statSync(join(folder, 'demo-token')).mode & 0o077).toBe(0)
  })

  test('a busy port takes the next one and says so', async () => {
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const { port } = blocker.address() as AddressInfo
    const { out } = await serve(['--port', String(port)])
    expect(out).toMatch(new RegExp(`Port ${port} is in use; listening on \\d+\\.`))
    // Commands find the server of the data folder, not whatever listens on its usual port.
    const found = await rostra(['lists', 'create', 'Spring', '--data', folder], { ROSTRA_PORT: String(port) })
    blocker.close()
    expect([found.code, found.out]).toEqual([0, expect.stringMatching(/Spring/)])
  })

  test('a second server cannot open the same data folder', async () => {
    const { child } = await serveJson()
    const second = await rostra(['serve', '--json', '--port', '0', '--data', folder])
    expect(second.code).toBe(1)
    expect(second.err).toMatch(`in use by another Rostra server (process ${child.pid})`)
  })

  test('a public address needs tokens of its own', async () => {
    const none = await rostra(['serve', '--host', '0.0.0.0', '--port', '0', '--data', folder])
    expect([none.code, none.err]).toEqual([1, expect.stringMatching(/no token yet/)])
    const { child } = await serveJson()
    await stop(child)
    const demo = await rostra(['serve', '--host', '0.0.0.0', '--port', '0', '--data', folder])
    expect([demo.code, demo.err]).toEqual([1, expect.stringMatching(/rostra token revoke tok_/)])
    const [, id = ''] = /revoke (tok_\w+)/.exec(demo.err) ?? []
    await rostra(['token', 'revoke', id, '--data', folder])
    await rostra(['token', 'create', '--data', folder])
    const { out } = await serve(['--host', '0.0.0.0', '--port', '0', '--json'])
    expect(JSON.parse(out)).toMatchObject({ ready: true, token: null })
  })

  test('SIGTERM stops it in order, also while a reader follows a stream', async () => {
    const { child, base_url, token } = await serveJson()
    const held = fetch(`${base_url}/requests?limit=1`, { headers: { authorization: token } })
    await held
    expect(await stop(child)).toBe(0)
  })
})

describe('token', () => {
  test('what is created works, is listed without its secret, and stops when revoked', async () => {
    const { base_url } = await serveJson()
    const { out } = await rostra([
      'token',
      'create',
      '--account',
      'acme',
      '--scopes',
      'content',
      '--json',
      '--data',
      folder,
    ])
    const { id, token } = JSON.parse(out) as { id: string; token: string }
    const usage = (): Promise<Response> => fetch(`${base_url}/usage`, { headers: { authorization: token } })
    expect((await usage()).status).toBe(200)
    const list = await rostra(['token', 'list', '--data', folder])
    expect(list.out).toMatch(id)
    expect(list.out).not.toMatch(token)
    expect((await rostra(['token', 'revoke', id, '--data', folder])).code).toBe(0)
    const list2 = JSON.parse((await rostra(['token', 'list', '--json', '--data', folder])).out) as {
      id: string
      state: string
    }[]
    expect(list2.find((each) => each.id === id)?.state).toBe('revoked')
  })

  test('the first one can be made once, into a file for its owner alone', async () => {
    const file = join(folder, 'first-token')
    const first = ['token', 'create', '--if-none', '--out', file, '--data', folder]
    const { out } = await rostra(first)
    const token = readFileSync(file, 'utf8').trim()
    expect([statSync(file).mode & 0o777, token.startsWith('rostra_'), out.includes(token)]).toEqual([
      0o600,
      true,
      false,
    ])
    expect((await rostra([...first, '--json'])).out).toBe('{"created":false}\n')
  })

  test.each([
    [['token', 'create', '--scopes', 'contents'], /Did you mean content/],
    [['token', 'create', '--expires', 'yesterday'], /--expires must be/],
    [['token', 'create', '--rate', '-1'], /rate/],
    [['token', 'revoke', 'tok_nothing'], /no token tok_nothing/],
    [['token', 'destroy'], /create, list or revoke/],
  ])('%j is refused with advice', async (args, advice) => {
    const { code, err } = await rostra([...args, '--data', folder])
    expect(code).toBe(2)
    expect(err).toMatch(advice)
  })
})

describe('the rest', () => {
  test('help comes with examples, for everything', async () => {
    const { out, code } = await rostra(['--help'])
    expect(code).toBe(0)
    for (const [, name = ''] of out.matchAll(/^ {2}(\w+) {2,}\S/gm)) {
      const help = await rostra([name, '--help'])
      expect([name, help.code, /Examples\n {2}/.test(help.out)]).toEqual([name, 0, true])
    }
  })

  test.each([
    [['serv'], {}, /Did you mean serve/],
    [['lists', 'creat'], {}, /Unknown subcommand creat. Did you mean create/],
    [['serve', '--prot', '1'], {}, /Unknown flag --prot. Did you mean --port/],
    [['search', '--netw=x'], {}, /Did you mean --network/],
    [['serve', '--port', 'x'], {}, /whole number/],
    [['config', 'explain'], { ROSTRA_PROT: '1' }, /Unknown setting ROSTRA_PROT. Did you mean ROSTRA_PORT/],
    [['config', 'explain'], { ROSTRA_PORT: '99999' }, /at most 65535/],
    [['config', 'explain'], { DATABASE_URL: 'mysql://x' }, /must start with postgres/],
  ])('%j with %j is refused with advice and exit code 2', async (args, env, advice) => {
    const { code, err } = await rostra(args, env)
    expect([code, err]).toEqual([2, expect.stringMatching(advice)])
  })

  test('config explain shows value, source and default, and veils passwords', async () => {
    const { out } = await rostra(['config', 'explain', '--json'], {
      ROSTRA_PORT: '9000',
      DATABASE_URL: 'postgres://u:hunter2@h/d',
    })
    const settings = JSON.parse(out) as { env: string; value: string; source: string; default: string }[]
    expect(settings.find(({ env }) => env === 'ROSTRA_PORT')).toMatchObject({
      value: '9000',
      source: 'environment',
      default: '8080',
    })
    expect(out).not.toMatch(/hunter2/)
  })

  test('migrate says what it did, once', async () => {
    expect((await rostra(['migrate', '--data', folder])).out).toMatch(/Applied 0001-platform\.sql/)
    expect(JSON.parse((await rostra(['migrate', '--json', '--data', folder])).out)).toEqual({ applied: [] })
  })

  test('doctor finds a healthy machine healthy, and says what is not', async () => {
    const { out, code } = await rostra(['doctor', '--json', '--port', '0', '--data', folder])
    expect(code).toBe(0)
    expect((JSON.parse(out) as { ok: boolean }[]).every(({ ok }) => ok)).toBe(true)
    const broken = await rostra(['doctor', '--data', folder], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' })
    expect([broken.code, broken.out]).toEqual([1, expect.stringMatching(/fails Database/)])
  })

  test('a process of its own prints the same, ends with the exit code and colours no pipe', async () => {
    const child = begin(['--help'], { FORCE_COLOR: '1' })
    let out = ''
    child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()))
    expect(await once(child, 'close')).toEqual([0, null])
    expect(out).toBe((await rostra(['--help'])).out)
    expect(out).not.toContain('\x1b[')
    expect(await once(begin(['serv']), 'exit')).toEqual([2, null])
  })

  test('what a shell completes comes from the same table as the help', async () => {
    const { commands } = JSON.parse((await rostra(['--help', '--json'])).out) as {
      commands: { name: string; words: string[]; flags: { name: string }[] }[]
    }
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { out } = await rostra(['completion', shell])
      for (const { name, words, flags } of commands)
        for (const word of [name, ...words, ...flags.map((flag) => flag.name)]) expect(out).toContain(word)
    }
    const { out: script } = await rostra(['completion', 'bash'])
    const complete = (...typed: string[]): string =>
      spawnSync('bash', [
        '-c',
        `${script}\nCOMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _rostra; echo "\${COMPREPLY[*]}"`,
        '',
        ...typed,
      ])
        .stdout.toString()
        .trim()
    expect(complete('rostra', 'tok')).toBe('token')
    expect(complete('rostra', 'token', '')).toBe('create list revoke')
    expect(complete('rostra', 'search', '--ne')).toBe('--network')
    expect(complete('rostra', 'serve', '--data', '')).toBe('')
    expect((await rostra(['completion', 'tcsh'])).code).toBe(2)
  })

  test('settings come from the environment, else from a config file, and both name what is wrong', async () => {
    const file = join(folder, 'rostra.env')
    writeFileSync(file, '# ours\nROSTRA_PORT=9001\nROSTRA_HOST="127.0.0.2"\n')
    const env = { ROSTRA_CONFIG: file, ROSTRA_HOST: '127.0.0.3' }
    const explained = JSON.parse((await rostra(['config', 'explain', '--json'], env)).out) as {
      env: string
      value: string
      source: string
    }[]
    const sourceOf = (name: string) => explained.find((each) => each.env === name)
    expect(sourceOf('ROSTRA_PORT')).toMatchObject({ value: '9001', source: 'config file' })
    expect(sourceOf('ROSTRA_HOST')).toMatchObject({ value: '127.0.0.3', source: 'environment' })
    writeFileSync(file, 'ROSTRA_PROT=1\n')
    expect((await rostra(['config', 'explain'], env)).err).toMatch(/ROSTRA_PROT. Did you mean ROSTRA_PORT/)
    expect((await rostra(['config', 'explain'], { ROSTRA_CONFIG: '/nowhere' })).err).toMatch(/nowhere cannot be read/)
  })

  test('a reader that leaves early is no error', async () => {
    const child = begin(['config', 'explain'])
    let err = ''
    child.stderr?.on('data', (chunk: Buffer) => (err += chunk.toString()))
    child.stdout?.destroy()
    expect(await once(child, 'close')).toEqual([0, null])
    expect(err).toBe('')
  })

  test('help needs none of the code of the service', async () => {
    const child = begin(['--help'], { NODE_DEBUG: 'esm' })
    let trace = ''
    child.stderr?.on('data', (chunk: Buffer) => (trace += chunk.toString()))
    await once(child, 'close')
    expect(trace).toContain('dist/main.js')
    expect(trace).not.toMatch(/dist\/(app|context|config|serve)\b|node_modules/)
  })
})
