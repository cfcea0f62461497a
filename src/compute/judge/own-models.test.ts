import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import type { Joint, Joints } from '../../engine/text/model/joined.js'
import { TextJudge } from './text-judge.js'

const shipped = fileURLToPath(new URL('../../../assets/models/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'rostra-models-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const hashOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex')
const writeManifest = (files: Record<string, string>): void =>
  writeFileSync(
    join(folder, 'manifest.json'),
    JSON.stringify({
      files: Object.fromEntries(Object.entries(files).map(([part, file]) => [part, { file, sha256: hashOf(file) }])),
    }),
  )

test('a folder of own models replaces the parts it names, and is another version', async () => {
  // Half of the encoder under another name, and answers joined so that everything is positive.
  cpSync(join(shipped, 'encoder-upper.onnx'), join(folder, 'own.onnx'))
  const joints = JSON.parse(readFileSync(join(shipped, 'joints.json'), 'utf8')) as Joints
  const glad = joints.heads['positive']
  if (glad === undefined) throw new Error('the joints have no sentiment')
  const gladly: Joint = {
    alone: glad.alone && { ...glad.alone, bias: 50 },
    early: { ...glad.early, bias: 50 },
    whole: { ...glad.whole, bias: 50 },
  }
  const heads = { ...joints.heads, positive: gladly }
  writeFileSync(join(folder, 'joints.json'), JSON.stringify({ ...joints, heads }))
  writeManifest({ upper: 'own.onnx', joints: 'joints.json' })
  const own = new TextJudge({ threads: 1, effort: 'thorough', models: folder })
  const usual = new TextJudge({ threads: 1, effort: 'thorough' })
  try {
    const text = 'this is the worst thing I ever bought'
    const [[verdict], [before]] = await Promise.all([own.judge([{ text }]), usual.judge([{ text }])])
    expect(before?.sentiment?.label).toBe('negative')
    expect(verdict?.sentiment?.label).toBe('positive')
    expect(verdict?.language).toEqual(before?.language)
    expect(own.version).not.toBe(usual.version)
    expect(await own.embed([text])).toEqual(await usual.embed([text]))
  } finally {
    await Promise.all([own.close(), usual.close()])
  }
})

test('a file that is not what its manifest names is refused', async () => {
  writeManifest({ joints: 'joints.json' })
  writeFileSync(join(folder, 'joints.json'), '{}')
  const own = new TextJudge({ threads: 1, models: folder })
  await expect(own.judge([{ text: 'hello' }])).rejects.toThrow('is not the file that its manifest.json names')
  await own.close()
})
