import { networks } from '../../model/network.js'
import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const screen: Command = {
  name: 'screen',
  summary: 'Screen a profile for risk.',
  usage: 'rostra screen NETWORK HANDLE | URL | --identity ID [--criteria ID]',
  examples: [
    'rostra screen instagram lumevia.official',
    'rostra screen tiktok somebody --criteria crt_default --json',
    'rostra screen --identity idn_… --criteria crt_default_employment --consent "HR file 12"',
  ],
  words: networks,
  flags: [
    { name: 'criteria', value: 'ID', meaning: 'criteria set (default: crt_default)' },
    { name: 'identity', value: 'ID', meaning: 'the confirmed accounts of a person (rostra identities)' },
    { name: 'consent', value: 'TEXT', meaning: 'for employment criteria: where the consent is filed' },
    {
      name: 'purpose',
      value: 'NAME',
      meaning: 'for employment criteria: permissible purpose (default: employment_hiring)',
    },
    ...serverFlags,
  ],
  load: () => import('../screen.js'),
}
