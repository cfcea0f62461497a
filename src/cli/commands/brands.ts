import type { Command } from '../command.js'
import { serverFlags } from './server-flags.js'

export const brands: Command = {
  name: 'brands',
  summary: 'List, add, merge, remove and import brands.',
  usage: 'rostra brands [list [WORDS] | show ID | add NAME | merge ID INTO | remove ID | import FILE]',
  examples: [
    'rostra brands list gym',
    'rostra brands add "Tiny Teapots" --instagram tiny.teapots --domain tinyteapots.example --interest home',
    'rostra brands merge brand_tiny-teapots brand_teapots',
    'rostra brands import brands.csv',
  ],
  subcommands: ['list', 'show', 'add', 'merge', 'remove', 'import'],
  flags: [
    { name: 'interest', value: 'ID', meaning: 'interest id of what the brand sells; with list: only these brands' },
    { name: 'instagram', value: 'HANDLE', meaning: 'account on Instagram, for add' },
    { name: 'tiktok', value: 'HANDLE', meaning: 'account on TikTok, for add' },
    { name: 'domain', value: 'LIST', meaning: 'sites, separated by commas, for add' },
    { name: 'alias', value: 'LIST', meaning: 'other names, separated by commas, for add' },
    { name: 'ambiguous', meaning: 'the name is also an everyday word and needs context, for add' },
    { name: 'limit', value: 'N', meaning: 'list: number of brands, 1 to 100 (default: 20)' },
    ...serverFlags,
  ],
  load: () => import('../brands.js'),
}
