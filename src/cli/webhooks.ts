import { listed, runChannels } from './channels.js'
import { UsageError, type Run } from './command.js'
import { textOf } from './server-call.js'

export const run: Run = (invocation) =>
  runChannels(
    {
      name: 'webhooks',
      path: '/webhooks',
      prefix: 'whk_',
      noun: 'webhook',
      nouns: 'webhooks',
      nameOf: ({ description, url }) => textOf(description) || textOf(url),
      targetOf: ({ url }) => textOf(url),
      toBody: ([url], { text }) => {
        if (url === undefined) throw new UsageError('Specify the address that messages are sent to.')
        const events = listed(text['events'])
        return {
          url,
          ...(text['name'] === undefined ? {} : { description: text['name'] }),
          ...(events === undefined ? {} : { events }),
        }
      },
    },
    invocation,
  )
