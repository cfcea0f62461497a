import { openJudge, type JudgeSettings } from './judge/open-judge.js'
import { Overlaps } from './overlap/overlaps.js'
import { DocumentPrinter } from './print/printer.js'
import { PictureJudge } from './pictures/picture-judge.js'

/** Engine work in threads. Each starts with the first question put to it. */
export const openCompute = (settings: JudgeSettings) => ({
  /** Language, sentiment, risks, spam and intent of texts. */
  judge: openJudge(settings),
  pictures: new PictureJudge(),
  overlaps: new Overlaps(),
  documentPrinter: new DocumentPrinter(),
})

export type Compute = ReturnType<typeof openCompute>

export const closeCompute = async ({ judge, pictures, overlaps, documentPrinter }: Compute): Promise<void> => {
  await Promise.all([judge.close(), pictures.close(), overlaps.close(), documentPrinter.close()])
}
