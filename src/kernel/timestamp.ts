import { z } from 'zod'

/** A moment as clients read and write it: RFC 3339, in UTC or with an offset. */
export const timestamp = z.iso.datetime({ offset: true })
