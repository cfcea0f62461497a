import { defaultCriteria } from '../../../engine/risk/criteria.js'
import type { ScreeningResult } from './result-contract.js'
import { digestOf } from '../criteria/criteria-store.js'

const digest = digestOf(defaultCriteria('brand_safety'))

export const exampleScreeningId = 'scr_01kb3zq4f0e8v5w2n7m6x9c1da'

export const exampleResult: ScreeningResult = {
  subject: {
    kind: 'profile',
    profiles: [
      {
        network: 'instagram',
        handle: 'lumevia.official',
        external_id: '9000000244',
        name: 'Lumevia',
        url: 'https://instagram.demo.example/lumevia.official',
        verified: true,
        followers: 7442,
        state: 'screened',
        detail: null,
        source: 'demo',
        synthetic: true,
        as_of: '2026-11-15T09:00:00.000Z',
      },
    ],
    content: null,
  },
  criteria: { id: 'crt_default', version: 1, name: 'Brand safety', purpose: 'brand_safety', digest },
  risk: {
    score: 11.4,
    level: 'low',
    confidence: 'sufficient',
    confidence_reasons: [],
    factors: [
      {
        name: 'alcohol',
        value: 2,
        contribution: 11.4,
        why: '2 of 212 judged items, at most 91 % sure, last on 2026-10-02, weight 0.12.',
      },
    ],
    parts: [
      { name: 'gravest', points: 10.4, of: 50 },
      { name: 'share', points: 0.2, of: 40 },
      { name: 'number', points: 0.8, of: 10 },
    ],
    bounds: { low: 9.1, high: 14.8 },
    engine_version: 'risk-2+1f0c',
  },
  before_decisions: { score: 11.4, level: 'low' },
  categories: [
    { category: 'alcohol', flagged: 2, unflagged: 0, highest_score: 91, newest_at: '2026-10-02T18:00:00.000Z' },
  ],
  keywords: [],
  coverage: {
    seen: 214,
    judged: 212,
    flagged: 2,
    unflagged: 0,
    clear: 210,
    not_judged: [{ reason: 'empty', count: 2 }],
    from: '2024-01-03T10:00:00.000Z',
    to: '2026-11-14T14:29:26.000Z',
    window_from: '2023-11-16T09:00:00.000Z',
    truncated: false,
    by_network: [{ network: 'instagram', seen: 214, judged: 212, flagged: 2 }],
    by_kind: { profile: 1, content: 213, comment: 0 },
    media: {
      not_judged: [],
      seen: 230,
      judged: 0,
      detail: 'Pictures and videos were not looked at: only their descriptions and the words around them were judged.',
    },
  },
  flagged_share: { value: 0.0094, low: 0.0026, high: 0.0337, sample_size: 212, basis: 'measured' },
  identity: {
    confidence: 'not_assessed',
    detail: 'One profile was named by the caller. Whose it is was not looked into.',
    evidence: [],
  },
  decisions: { unflagged: 0, confirmed: 0, added: 0, relabelled: 0, revision: 0 },
  review: { status: 'not_required', required: 0, revision: 0, signatures: [] },
  employment: null,
  dispute: null,
  adverse_action: null,
  monitoring_id: null,
  retain_until: null,
  digest: 'c0ffee5d8a9b1e2f3a4b5c6d7e8f90123456789abcdef0123456789abcdef012',
  as_of: '2026-11-15T09:00:00.000Z',
}
