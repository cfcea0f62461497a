// Fits the weights of src/engine/audience/suspicious.ts: node --import tsx eval/train/suspicious.ts FAKE_ACCOUNTS_JSON[.gz]
//
// The file holds the public "Instagram fake spammer genuine accounts" set (MIT licence): 576 accounts, half of them fake. All of
// its fakes are shells that follow few; accounts that are paid to follow thousands are not in it. So the demo world's invented
// follow farms, of another seed than any evaluation uses, take the other half of the weight. Nothing of either is kept but
// the weights. Prints the AUC of ten-fold cross-validation on the public set, and that on a third world.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { shownFigures, suspicionFeatures, type ShownFigures } from '../../src/engine/audience/suspicious.js'
import { createDemoTruth } from '../../src/sources/demo/truth.js'
import { createDemoWorld } from '../../src/sources/demo/world.js'
import { areaUnderCurve } from '../measure/ranking.js'

interface Labelled {
  x: number[]
  fake: boolean
  weight: number
}

const names = Object.keys(suspicionFeatures) as (keyof typeof suspicionFeatures)[]
const toX = (figures: ShownFigures): number[] => names.map((name) => suspicionFeatures[name](figures) ?? 0)

const readPublic = (path: string): Labelled[] => {
  const bytes = readFileSync(path)
  const rows = JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as Record<
    string,
    string
  >[]
  return rows.map((row) => {
    const n = (key: string): number => Number(row[key])
    const figures: ShownFigures = {
      hasPicture: n('profile pic') === 1,
      handleDigits: n('nums/length username'),
      nameWords: n('fullname words'),
      bioLength: n('description length'),
      contents: n('#posts'),
      followers: n('#followers'),
      following: n('#follows'),
      isPrivate: n('private') === 1,
    }
    return { x: toX(figures), fake: n('fake') === 1, weight: 1 }
  })
}

const readWorld = async (seed: string): Promise<Labelled[]> => {
  const now = Date.UTC(2026, 10, 15)
  const options = { seed, epoch: now, now: () => now }
  const [world, truth] = [createDemoWorld(options), createDemoTruth(options)]
  const found: Labelled[] = []
  let index = 0
  for (const { network, handle } of world.creators()) {
    if (index++ % 100 !== 0 || !['instagram', 'x', 'tiktok'].includes(network)) continue
    const { items } = await world
      .source(network)
      .audience({ network, handle }, 'followers', { cursor: null, limit: 100 })
    for (const member of items) {
      const fake = truth.member(network, member.externalId)?.fake ?? false
      found.push({ x: toX(shownFigures(member)), fake, weight: 1 })
    }
  }
  return found
}

/** Makes a set weigh `total`, its fakes as much as its people. */
const weigh = (rows: Labelled[], total: number): Labelled[] => {
  const fakes = rows.filter(({ fake }) => fake).length
  return rows.map((row) => ({ ...row, weight: total / 2 / (row.fake ? fakes : rows.length - fakes) }))
}

interface Model {
  mean: number[]
  weights: number[]
  bias: number
}

/** Logistic regression by gradient descent, features standardised, with a little ridge. */
const fit = (rows: readonly Labelled[], ridge = 0.003): Model => {
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const average = (of: (row: Labelled) => number): number =>
    rows.reduce((sum, row) => sum + of(row) * row.weight, 0) / total
  const mean = names.map((_, j) => average(({ x }) => x[j] ?? 0))
  const sd = names.map((_, j) => Math.sqrt(average(({ x }) => ((x[j] ?? 0) - (mean[j] ?? 0)) ** 2)) || 1)
  const z = rows.map(({ x }) => x.map((value, j) => (value - (mean[j] ?? 0)) / (sd[j] ?? 1)))
  let weights = names.map(() => 0)
  let bias = 0
  for (let step = 0; step < 2500; step++) {
    const gradient = weights.map((weight) => ridge * weight)
    let biasGradient = 0
    for (const [i, row] of rows.entries()) {
      const own = z[i] ?? []
      const logOdds = own.reduce((sum, value, j) => sum + value * (weights[j] ?? 0), bias)
      const error = ((1 / (1 + Math.exp(-logOdds)) - Number(row.fake)) * row.weight) / total
      for (let j = 0; j < gradient.length; j++) gradient[j] = (gradient[j] ?? 0) + error * (own[j] ?? 0)
      biasGradient += error
    }
    weights = weights.map((weight, j) => weight - 0.5 * (gradient[j] ?? 0))
    bias -= 0.5 * biasGradient
  }
  return { mean, weights: weights.map((weight, j) => weight / (sd[j] ?? 1)), bias }
}

const score = ({ mean, weights, bias }: Model, x: readonly number[]): number =>
  x.reduce((sum, value, j) => sum + (weights[j] ?? 0) * (value - (mean[j] ?? 0)), bias)

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('Name the file of labelled accounts.')
const accounts = readPublic(path)
const farms = weigh(await readWorld('training'), 1)
const folds = 10
const held = accounts.map(() => 0)
for (let fold = 0; fold < folds; fold++) {
  const model = fit([
    ...weigh(
      accounts.filter((_, i) => i % folds !== fold),
      1,
    ),
    ...farms,
  ])
  for (const [i, { x }] of accounts.entries()) if (i % folds === fold) held[i] = score(model, x)
}
const model = fit([...weigh(accounts, 1), ...farms])
const third = await readWorld('third')
const show = (value: number | undefined): string => (value ?? 0).toFixed(3)
const lines = [
  `public set: ${accounts.length} accounts, AUC ${areaUnderCurve(
    held,
    accounts.map(({ fake }) => fake),
  ).toFixed(4)} (ten-fold)`,
  `third world: ${third.length} accounts, AUC ${areaUnderCurve(
    third.map(({ x }) => score(model, x)),
    third.map(({ fake }) => fake),
  ).toFixed(4)}`,
  ...names.map((name, j) => `  ${name}: { mean: ${show(model.mean[j])}, weight: ${show(model.weights[j])} },`),
  `  bias ${show(model.bias)}`,
]
process.stdout.write(`${lines.join('\n')}\n`)
