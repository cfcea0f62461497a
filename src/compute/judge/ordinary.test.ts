import { expect, test } from 'vitest'
import type { RiskCategory, Verdict } from '../../engine/text/verdict.js'
import { keptCompute } from '../../../test/kept-compute.js'

const { judge } = keptCompute()

const said = (verdict: Verdict | undefined, wanted: RiskCategory): number =>
  verdict?.risks?.find(({ category }) => category === wanted)?.probability ?? 0

const judged = async (texts: readonly string[]): Promise<Verdict[]> =>
  judge.judge(
    texts.map((text) => ({ text })),
    { tasks: ['risks'] },
  )

test('swearing at nobody is swearing, and no harassment', async () => {
  const swearing = [
    'Still getting new chapters, that makes me feel old as fuck',
    'Thank fuck it is Friday, the fridge is full',
  ]
  const insults = ['fuck you, you piece of shit', 'You are a fucking moron']
  const verdicts = await judged([...swearing, ...insults])
  for (const [i, text] of swearing.entries()) {
    expect(said(verdicts[i], 'profanity'), text).toBeGreaterThan(0.8)
    expect(said(verdicts[i], 'harassment'), text).toBeLessThan(0.5)
  }
  for (const [i, text] of insults.entries())
    expect(said(verdicts[swearing.length + i], 'harassment'), text).toBeGreaterThan(0.9)
})

test('who wants people shot or hanged threatens; who shoots a portrait or hangs a picture does not', async () => {
  const threats = [
    'They should all be shot',
    'Habría que fusilarlos a todos',
    'Il faudrait tous les fusiller',
    'Bisognerebbe fucilarli tutti',
    'Их всех надо расстрелять',
    'Powinno się ich wszystkich rozstrzelać',
  ]
  const harmless = [
    'They should all be shot in black and white, portraits look better that way',
    'Habría que fotografiarlos a todos',
    'Эту картину надо повесить выше',
  ]
  const verdicts = await judged([...threats, ...harmless])
  for (const [i, text] of threats.entries()) expect(said(verdicts[i], 'threat'), text).toBeGreaterThan(0.6)
  for (const [i, text] of harmless.entries())
    expect(said(verdicts[threats.length + i], 'threat'), text).toBeLessThan(0.5)
})

test('complaints about goods attack nobody, in any language', async () => {
  const texts = [
    'sumpah hotel ini mahal dan pelayanan jelek sekali',
    'Wieder die falsche Größe geliefert, das nervt',
    'Bu telefonun pili çok kötü, hiç beğenmedim',
    'Ta kawa jest okropna, nie polecam',
    '这家店的服务太差了，再也不来了',
  ]
  const verdicts = await judged(texts)
  for (const [i, text] of texts.entries()) {
    expect(said(verdicts[i], 'hate'), text).toBeLessThan(0.5)
    expect(said(verdicts[i], 'harassment'), text).toBeLessThan(0.5)
  }
})

test('everyday posts that share their words with harm are not flagged for it', async () => {
  const harmless: readonly [RiskCategory, string][] = [
    ['sexual', 'Mein Bruder hat sich nackt ausgesperrt und mich angerufen'],
    ['harassment', 'Meu amigo é muito burro gente, foi pro aeroporto errado e mandou selfie kkkkk'],
    ['weapons', "Rinnovato il porto d'armi per la caccia, domenica si va a lepri con zio"],
    ['violence', 'Menuda paliza de viaje, doce horas de coche y sin aire'],
    ['self_harm', 'Ровно год не пью. Утром проснулся, роса, тишина, голова ясная'],
    ['crime', 'Heute vor drei Jahren ist Papa gestorben. ich hab seine Jacke an, die riecht immer noch nach Werkstatt'],
  ]
  const verdicts = await judged(harmless.map(([, text]) => text))
  for (const [i, [category, text]] of harmless.entries()) expect(said(verdicts[i], category), text).toBeLessThan(0.5)
})
