// Writes the model of nsfwjs, which its package keeps as scripts, as two plain files: model.json and weights.bin.
const { mkdirSync, readdirSync, writeFileSync } = require('node:fs')
const { join, resolve } = require('node:path')

const [from, to] = process.argv.slice(2).map((path) => resolve(path))
const load = (name) => {
  const module = require(join(from, name))
  return module.default ?? module
}
mkdirSync(to, { recursive: true })
writeFileSync(join(to, 'model.json'), JSON.stringify(load('model.min.js')))
const shards = readdirSync(from)
  .filter((name) => name.startsWith('group'))
  .sort()
writeFileSync(join(to, 'weights.bin'), Buffer.concat(shards.map((name) => Buffer.from(load(name), 'base64'))))
