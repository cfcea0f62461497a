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

/** A picture of 240 × 96 points with one word in it. */
const picture = [
  'iVBORw0KGgoAAAANSUhEUgAAAPAAAABgAgMAAABeXRdCAAAADFBMVEX///8FBQXMzMxxcXGagucQAAAACXBIWXMAAAsTAAALEwEA',
  'mpwYAAABGklEQVRYhe2VMYqEMBSG/1EsdLGcI2y5ZXqPYLG/ymCxR7BcFha8xPQ2C8M7hZew35u4RGbAwhlD0gzL+4oQ8/gIeXl5',
  'AoqiKIqiPCcCIBuQiYgAF7uU9UvkZf7dkwkgaZCQ5BhXdsl0S2Ri3fvKOclPX9lwZuUon+yZ1/LU4I29m1zaj5UccUTEwk9OawDn',
  'zk/O3+2s9JOTxg6tn2zK2/Y+cgfgUPnJxw8XWUR+Nu55keN6R7ZcK2wtn4vnlmX7zG4ytrMdJB+dso2Qe8aDCks9y/M1pLaTNuBV',
  '5SHv+RDSSaKlh41u8klE+rgWkcF82WqbWvfuSZJFbMfOkKxh+M2dZOOunNqprwyHf9V9onl4EFUURVEU5X/xBzAjku7wy3ELAAAA',
  'AElFTkSuQmCC',
].join('')

const { synthetic: _synthetic, media: looked, ...rest } = result
const { url: _url, ...media } = looked

export const exampleCheck = { body: { data: picture }, output: { media, ...rest } }

export const exampleMedia = { input: { media_url: 'https://media.demo.example/instagram/10000ko-0.jpg' }, result }
