import type { z } from 'zod'
import type { MediaResult } from './contract.js'

const classes = { drawing: 0.11, hentai: 0.02, neutral: 0.86, porn: 0.01, sexy: 0 }

const result: z.output<typeof MediaResult> = {
  media: {
    url: 'https://media.demo.example/instagram/10000ko-0.jpg',
    kind: 'image',
    format: 'jpeg',
    width: 800,
    height: 1000,
    duration_s: null,
    bytes: 48_213,
    sha256: '9f2c7a3be1d04f6a8c5d7e9b0a1c2d3e4f5061728394a5b6c7d8e9fa0b1c2d3e',
    thumbnail: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==',
  },
  risk: {
    score: 0,
    level: 'low',
    confidence: 'low',
    confidence_reasons: ['One picture says little about a person.'],
    factors: [],
    engine_version: 'risk-1',
  },
  classes,
  frames: [
    {
      at_s: null,
      state: 'clear',
      classes,
      text: 'YOU ASKED, WE LISTENED',
      text_confidence: 0.72,
      categories: [],
    },
  ],
  coverage: {
    looked_at: 1,
    not_judged: [{ what: 'violence', reason: 'No classifier for violence in pictures is part of this installation.' }],
  },
  criteria: { id: 'crt_default', version: 1, name: 'Brand safety' },
  engine_version: { pictures: 'pictures-1-570890ec3b04', text: 'text-1-6a1f0c2b9d3e', scoring: 'risk-1' },
  synthetic: true,
  as_of: '2026-11-15T09:00:00.000Z',
}

export const exampleMedia = { input: { media_url: 'https://media.demo.example/instagram/10000ko-0.jpg' }, result }
