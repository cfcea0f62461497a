import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isSealed, Vault } from './vault.js'

const dataFolder = mkdtempSync(join(tmpdir(), 'rostra-vault-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

test('what is sealed is opened for its owner alone, also by another process of the same folder', () => {
  const vault = new Vault({ dataFolder, secretKey: undefined })
  const sealed = vault.seal('whsec_ü', 'whk_1')
  expect([isSealed(sealed), sealed.includes('whsec')]).toEqual([true, false])
  expect(vault.seal('whsec_ü', 'whk_1')).not.toBe(sealed)
  expect(new Vault({ dataFolder, secretKey: undefined }).open(sealed, 'whk_1')).toBe('whsec_ü')
  expect(vault.open(sealed, 'whk_2')).toBeUndefined()
  expect(vault.open(`${sealed.slice(0, -6)}AAAA==`, 'whk_1')).toBeUndefined()
  expect(statSync(join(dataFolder, 'secret.key')).mode & 0o077).toBe(0)
  expect(readFileSync(join(dataFolder, 'secret.key'), 'utf8')).toHaveLength(44)
})

test('a key of the settings opens on any machine; another one does not', () => {
  const here = new Vault({ dataFolder, secretKey: 'a long secret of the operator' })
  const there = new Vault({ dataFolder: '/nowhere', secretKey: 'a long secret of the operator' })
  const sealed = here.seal('x', 'whk_1')
  expect(there.open(sealed, 'whk_1')).toBe('x')
  expect(new Vault({ dataFolder, secretKey: undefined }).open(sealed, 'whk_1')).toBeUndefined()
  expect(here.open('plain from before', 'whk_1')).toBe('plain from before')
})
