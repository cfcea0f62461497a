import { expect, test } from 'vitest'
import type { Verdict } from '../../engine/text/verdict.js'
import { keptCompute } from '../../../test/kept-compute.js'

const { judge } = keptCompute()

const drugs = (verdict: Verdict | undefined): number =>
  verdict?.risks?.find(({ category }) => category === 'drugs')?.probability ?? 0

test('who reports a crime or has left a drug behind is not held to it, and who sells it is', async () => {
  const told = [
    'police seized nine kilos of heroin hidden in a pram',
    'Four years without heroin today, there is a way out',
    'Polizei findet Heroin im Kinderwagen',
    'La policía encontró heroína en un cochecito',
    'Diciotto mesi pulita, mai più eroina',
  ]
  const offered = ['selling heroin, message me', 'vendo heroína, calidad, mensaje privado']
  const verdicts = await judge.judge(
    [...told, ...offered].map((text) => ({ text })),
    { tasks: ['risks'] },
  )
  for (const [i, text] of told.entries()) expect(drugs(verdicts[i]), text).toBeLessThan(0.5)
  for (const [i, text] of offered.entries()) expect(drugs(verdicts[told.length + i]), text).toBeGreaterThan(0.6)
})
