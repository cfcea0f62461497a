import { expect, test } from 'vitest'
import { Refusals } from './refusals.js'

/** Rejections on a clock that the test turns. Each write takes so long. */
const start = (writeMs = 1) => {
  let now = 0
  let tick: (() => void) | undefined
  const written: string[] = []
  const refusals = new Refusals(
    () => now,
    (each) => {
      tick = each
      return () => (tick = undefined)
    },
  )
  return {
    refusals,
    written,
    refuse: (connection: object, name: string) =>
      refusals.refuse(connection, () => {
        now += writeMs
        written.push(name)
      }),
    pass: (ms: number) => {
      for (let passed = 0; passed < ms; passed += 10) {
        now += 10
        tick?.()
      }
    },
    isTicking: () => tick !== undefined,
  }
}

test('the first rejection of a connection is immediate, however many there are', () => {
  const { refuse, written } = start()
  for (let index = 0; index < 200; index++) refuse({}, `call ${index}`)
  expect(written).toHaveLength(200)
})

test('whoever waits as asked is rejected at once again', () => {
  const { refuse, written, pass, refusals } = start(20)
  const [patient, hasty] = [{}, {}]
  refuse(patient, 'patient')
  refuse(hasty, 'hasty')
  refuse(hasty, 'hasty again')
  expect(written).toEqual(['patient', 'hasty'])
  expect(refusals.held).toBe(1)
  pass(1020)
  refuse(patient, 'patient later')
  expect(written.at(-1)).toBe('patient later')
})

test('clients that do not wait are rejected in their order, within the share of time or after a second', () => {
  const { refuse, written, pass, isTicking } = start(10)
  const connections = Array.from({ length: 40 }, () => ({}))
  connections.forEach((connection, index) => refuse(connection, `first ${index}`))
  connections.forEach((connection, index) => refuse(connection, `second ${index}`))
  expect(written).toHaveLength(40)
  pass(500)
  expect(written.length).toBeLessThan(45)
  pass(600)
  expect(written.slice(40)).toEqual(connections.map((_, index) => `second ${index}`))
  expect(isTicking()).toBe(false)
})

test('while there is time for it, nobody is held back', () => {
  const { refuse, written, pass } = start(0.1)
  const connection = {}
  for (let index = 0; index < 50; index++) {
    refuse(connection, `call ${index}`)
    pass(10)
  }
  expect(written).toHaveLength(50)
})

test('closing writes what is held back', () => {
  const { refuse, written, refusals, isTicking } = start(100)
  const connection = {}
  refuse(connection, 'first')
  refuse(connection, 'second')
  expect(written).toEqual(['first'])
  refusals.close()
  expect(written).toEqual(['first', 'second'])
  expect(isTicking()).toBe(false)
})
