import { readUsable } from '../config.js'
import { green, print, red, yellow, type Run } from './command.js'
import { checkDemoToken, checkPort, checkServer } from './doctor/access.js'
import { Advice, type Check, type Patient } from './doctor/check.js'
import { checkDatabase, checkDatabaseClock, checkSealingKey, checkSecrets, checkTokens } from './doctor/database.js'
import { checkDataFolder, checkFreeDisk, checkSearchIndex, checkUse } from './doctor/folder.js'
import { checkClock, checkMemory, checkNativeModules, checkNode, checkOpenFiles } from './doctor/machine.js'
import { checkExportStore, checkMail, checkSearchEngine } from './doctor/services.js'
import { checkConsole, checkModels, checkNetworks, checkRateCard, checkSettings } from './doctor/setup.js'
import { reasonOf } from '../kernel/reason-of.js'

/** What is looked at, in the order in which it would stop a start. */
const checks: Readonly<Record<string, Check>> = {
  'Node.js': checkNode,
  'Native modules': checkNativeModules,
  Memory: checkMemory,
  'Open files': checkOpenFiles,
  Clock: checkClock,
  Settings: checkSettings,
  'Data folder': checkDataFolder,
  'Free disk': checkFreeDisk,
  'Running server': checkUse,
  Database: checkDatabase,
  'Database clock': checkDatabaseClock,
  Secrets: checkSecrets,
  'Sealing key': checkSealingKey,
  Tokens: checkTokens,
  'Local token': checkDemoToken,
  'Search index': checkSearchIndex,
  'Search engine': checkSearchEngine,
  Models: checkModels,
  Console: checkConsole,
  Networks: checkNetworks,
  'Rate card': checkRateCard,
  Mail: checkMail,
  'Export store': checkExportStore,
  Port: checkPort,
  'Server called': checkServer,
}

/** What cannot be looked at when something else fails: one fault is said once. */
const needs: Readonly<Record<string, string>> = {
  'Free disk': 'Data folder',
  'Running server': 'Data folder',
  Database: 'Data folder',
  'Database clock': 'Database',
  Secrets: 'Database',
  'Sealing key': 'Database',
  Tokens: 'Database',
  'Local token': 'Data folder',
  'Search index': 'Data folder',
  'Export store': 'Data folder',
}

interface Finding {
  check: string
  ok: boolean
  level: 'ok' | 'warning' | 'failure'
  detail: string
}

const look = async (check: string, patient: Patient): Promise<Finding> => {
  try {
    return { check, ok: true, level: 'ok', detail: (await checks[check]?.(patient)) ?? '' }
  } catch (error) {
    const ok = error instanceof Advice
    return { check, ok, level: ok ? 'warning' : 'failure', detail: reasonOf(error) }
  }
}

const marks = { ok: green('ok   '), warning: yellow('warns'), failure: red('fails') }

export const run: Run = async ({ text, given }) => {
  const patient = readUsable(text)
  const findings: Finding[] = []
  const works = (check: string | undefined): boolean =>
    check === undefined || (findings.find((finding) => finding.check === check)?.ok ?? false)
  for (const check of Object.keys(checks)) if (works(needs[check])) findings.push(await look(check, patient))
  if (given.has('json')) print(JSON.stringify(findings))
  else for (const { check, level, detail } of findings) print(`${marks[level]} ${check}: ${detail}`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}
