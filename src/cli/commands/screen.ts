import { networks } from '../../model/network.js'
import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const screen: Command = {
  name: 'screen',
  summary: 'Screen a profile for risk.',
  usage: 'rostra screen NETWORK HANDLE | URL [--criteria ID]',
  examples: ['rostra screen instagram lumevia.official', 'rostra screen tiktok somebody --criteria crt_default --json'],
  words: networks,
  flags: [{ name: 'criteria', value: 'ID', meaning: 'criteria set (default: crt_default)' }, ...serverFlags],
  load: () => import('../screen.js'),
}
