import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ClusterClient } from '../../corpus/search/opensearch/client.js'
import { openStore } from '../../db/backup/stores/open-store.js'
import { reasonOf } from '../../kernel/reason-of.js'
import type { Check } from './check.js'

const answerMs = 5000

/** An address as it may be shown: without user and password. */
const shown = (address: string): string => {
  const url = new URL(address)
  return `${url.protocol}//${url.host}`
}

/** Each node by itself: a search works with one of them, but nobody wants to find that out later. */
export const checkSearchEngine: Check = async ({ config: { searchUrl } }) => {
  if (searchUrl === undefined) return 'the one that ships with Rostra'
  for (const address of searchUrl.split(','))
    await new ClusterClient(address)
      .call('GET', '/', { signal: AbortSignal.timeout(answerMs) })
      .catch((error: unknown) => {
        throw new Error(
          `OpenSearch does not answer at ${shown(address.trim())} (${reasonOf(error)}). Check SEARCH_URL, and that the node runs.`,
        )
      })
  return `${searchUrl.split(',').length === 1 ? 'OpenSearch answers' : 'all nodes of OpenSearch answer'}`
}

/** Connects and signs in; nothing is sent. */
export const checkMail: Check = async ({ config: { smtpUrl, mailFrom } }) => {
  if (smtpUrl === undefined) return 'ROSTRA_SMTP_URL is not set: no e-mail is sent'
  if (mailFrom === undefined) throw new Error('ROSTRA_SMTP_URL is set: set ROSTRA_MAIL_FROM too.')
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: answerMs, greetingTimeout: answerMs, socketTimeout: answerMs }
  const transport = createTransport({ url: smtpUrl, ...limits })
  try {
    await transport.verify()
  } catch (error) {
    throw new Error(
      `the mail server at ${shown(smtpUrl)} does not let us in (${reasonOf(error)}). Check ROSTRA_SMTP_URL.`,
      {
        cause: error,
      },
    )
  } finally {
    transport.close()
  }
  return `${shown(smtpUrl)} lets us in`
}

/** Where scheduled exports go. */
export const checkExportStore: Check = async ({ config }) => {
  const where = config.exportStore ?? join(config.dataFolder, 'exports')
  try {
    if (where.startsWith('s3://')) await openStore(where, config).get('rostra-doctor')
    else {
      mkdirSync(where, { recursive: true, mode: 0o700 })
      accessSync(where, constants.R_OK | constants.W_OK | constants.X_OK)
    }
  } catch (error) {
    throw new Error(`${where} cannot be used (${reasonOf(error)}). Check ROSTRA_EXPORT_STORE.`, { cause: error })
  }
  return where
}
