import { z } from 'zod'
import { toTimestampOrNull } from '../../../kernel/clock.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import { operation, Streamed } from '../../../kernel/operation.js'
import type { ShownPictures } from '../../../gather/shown-pictures.js'
import { handleField, networkField, toHandle } from '../../../model/named-profile.js'

interface Needs {
  shownPictures: ShownPictures
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

export const showPicture = operation({
  method: 'GET',
  path: '/pictures',
  name: 'showPicture',
  area: 'Creators',
  summary: 'Get the avatar of a creator, or the picture of a post',
  description:
    'A JPEG of 200 pixels at most. It is fetched from its network at the first request (public addresses only, with limits on size, time and redirects), scaled down, and cached for 7 days. `ROSTRA_PICTURES` turns this on or off. As JSON with a data: address, or as image/jpeg, depending on Accept; if there is no picture, JSON says why.',
  scope: 'creators',
  isRead: true,
  timeoutMs: 30_000,
  input: {
    query: z.strictObject({
      network: networkField,
      handle: handleField.optional().describe('Whose avatar.'),
      content_id: z.string().min(1).max(300).optional().describe('Which post, in place of a handle.'),
    }),
  },
  output: z.strictObject({
    picture: z.string().nullable().describe('A data: URL. Null if there is none.'),
    reason: z
      .string()
      .nullable()
      .describe('Why there is none: `none` (the network shows none), `turned_off`, or why it could not be fetched.'),
    fetched_at: z.iso.datetime().nullable(),
  }),
  alsoProduces: { 'image/jpeg': 'The picture itself.' },
  example: {
    query: { network: 'instagram', handle: 'lumevia.official' },
    output: { picture: null, reason: 'turned_off', fetched_at: null },
  },
  run: async ({ query: { network, handle, content_id: contentId } }, { shownPictures }: Needs, call) => {
    if ((handle === undefined) === (contentId === undefined))
      throw invalid('', 'Name a handle or a content_id.', 'query')
    const shown =
      contentId === undefined
        ? await shownPictures.avatar(toHandle(network, handle ?? '', '/handle', 'query'))
        : await shownPictures.ofContent(network, contentId)
    if (shown === undefined) throw notFound(contentId === undefined ? 'profile' : 'content')
    const { jpeg, reason, fetchedAt } = shown
    if (jpeg !== null && call.accepts(['application/json', 'image/jpeg']) === 'image/jpeg')
      return new Streamed('image/jpeg', once(jpeg), { 'cache-control': 'private, max-age=86400' })
    return {
      picture: jpeg === null ? null : `data:image/jpeg;base64,${jpeg.toString('base64')}`,
      reason,
      fetched_at: toTimestampOrNull(fetchedAt),
    }
  },
})
