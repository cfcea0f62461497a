import { workerData } from 'node:worker_threads'
import { judgeText } from '../../engine/text/judge-text.js'
import { lexicalVector } from '../../engine/text/model/lexical-vector.js'
import { LinearModel } from '../../engine/text/model/linear.js'
import { serve } from '../serve.js'
const models = workerData
const linear = new LinearModel(models.linear)
serve((message) => {
  if ('embed' in message) return message.embed.map(lexicalVector)
  return message.judge.map((text) => judgeText(text, linear, message.tasks))
})
//# sourceMappingURL=judge-thread.js.map
