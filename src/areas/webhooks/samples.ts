import { apiPrefix } from '../../kernel/operation.js'
import type { EventKind } from './contract.js'

interface Sample {
  subject: string
  payload: Record<string, unknown>
}

const number = '01kb3zq4f0e8v5w2n7m6x9c1d'
const at = '2026-11-15T09:00:00.000Z'
const post = 'https://www.instagram.com/p/Example0001'
const screening = { screening_id: `scr_${number}a` }
const listening = { name: 'Example brand', request_id: `lst_${number}a` }
const connection = { provider: 'instagram', network: 'instagram', handle: 'example.creator' }
const quota = { source: 'youtube', network: 'youtube', limit: 10_000, unit: 'units', resets_at: at }

/** What each kind of event tells, invented: what a receiver has to read can be tried before anything happens. */
const samples: Record<EventKind, Sample> = {
  'request.finished': {
    subject: `enr_${number}a`,
    payload: { kind: 'enrichment', status: 'succeeded', error: null },
  },
  'screening.finished': {
    subject: `scr_${number}a`,
    payload: { ...screening, score: 42, level: 'medium', confidence: 'high', flagged: 3 },
  },
  'screening.item_flagged': {
    subject: `mon_${number}a`,
    payload: { ...screening, item_id: 'instagram:Example0001', url: post, categories: ['profanity'] },
  },
  'screening.level_changed': {
    subject: `mon_${number}a`,
    payload: { ...screening, before: 'low', after: 'medium', score: 42, because: 'new content' },
  },
  'screening.run_failed': {
    subject: `mon_${number}a`,
    payload: {
      ...screening,
      profile: '@example.creator',
      reason: 'unavailable',
      detail: 'The server did not answer in time.',
    },
  },
  'listening.alert': {
    subject: `rls_${number}a`,
    payload: {
      ...listening,
      on: 'mentions',
      brand: 'Example brand',
      detail: 'Example brand has 120 mentions, more than 100.',
      value: 120,
      bound: 100,
    },
  },
  'listening.mention': {
    subject: `rls_${number}a`,
    payload: {
      ...listening,
      by: 'polling',
      id: 'p:instagram:Example0001',
      url: post,
      network: 'instagram',
      brands: ['Example brand'],
      published_at: at,
    },
  },
  'report.ready': {
    subject: `rls_${number}a`,
    payload: { of: 'listening', ...listening, pdf: `${apiPrefix}/social-listening/lst_${number}a/report` },
  },
  'export.ready': {
    subject: `sxp_${number}a`,
    payload: {
      name: 'Example export',
      rows: 250,
      matched: 250,
      file: 'example-export/2026-11-15.csv',
      format: 'csv',
      request_id: `exp_${number}a`,
    },
  },
  'search.changed': {
    subject: `ssr_${number}a`,
    payload: {
      name: 'Example search',
      run_id: `srn_${number}a`,
      new: 1,
      lost: 0,
      changed: 0,
      sample: [{ kind: 'new', network: 'instagram', external_id: 'example.creator', handle: 'example.creator' }],
    },
  },
  'campaign.post': {
    subject: `cmp_${number}a`,
    payload: {
      name: 'Example campaign',
      network: 'instagram',
      content_id: 'Example0001',
      handle: 'example.creator',
      url: post,
      published_at: at,
      certainty: 'certain',
      signs: [{ kind: 'hashtag', value: '#example' }],
      disclosure: 'text',
      undisclosed: false,
      safety: 'clear',
      risks: [],
      engagements: 480,
    },
  },
  'campaign.finished': {
    subject: `cmp_${number}a`,
    payload: {
      name: 'Example campaign',
      ended_at: at,
      posts: 12,
      members: 5,
      not_posted: 1,
      not_posted_sample: [{ network: 'instagram', handle: 'example.creator' }],
    },
  },
  'connection.connected': { subject: `con_${number}a`, payload: connection },
  'connection.ended': { subject: `con_${number}a`, payload: { ...connection, ended_by: 'creator' } },
  'quota.low': { subject: 'youtube', payload: { ...quota, used: 8000 } },
  'quota.spent': { subject: 'youtube', payload: { ...quota, used: 10_000 } },
  'webhook.paused': {
    subject: `whk_${number}a`,
    payload: {
      webhook_id: `whk_${number}a`,
      url: 'https://hooks.example.com/rostra',
      reason: 'The endpoint took nothing for three days.',
    },
  },
  'notification.paused': {
    subject: `ntc_${number}a`,
    payload: {
      channel_id: `ntc_${number}a`,
      way: 'slack',
      name: 'Brand team',
      target: 'https://chat.example.com/…',
      reason: 'The endpoint took nothing for three days.',
    },
  },
}

/** A message of this kind that says of itself that it is a sample. */
export const sampleOf = (kind: EventKind): Sample => {
  const { subject, payload } = samples[kind]
  return { subject, payload: { ...payload, is_sample: true } }
}
