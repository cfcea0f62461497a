import { workerData } from 'node:worker_threads'
import { judgeText } from '../../engine/text/judge-text.js'
import { lexicalVector } from '../../engine/text/model/lexical-vector.js'
import { LinearModel } from '../../engine/text/model/linear.js'
import { serve } from '../serve.js'
import type { Models } from './models.js'
import type { JudgeMessage } from './text-judge.js'

const models = workerData as Models
const linear = new LinearModel(models.linear)

serve((message: JudgeMessage) => {
  if ('embed' in message) return message.embed.map(lexicalVector)
  return message.judge.map((text) => judgeText(text, linear, message.tasks))
})
