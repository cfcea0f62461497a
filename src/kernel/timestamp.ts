import { z } from 'zod'

/** A moment as clients read and write it: RFC 3339, in UTC or with an offset. */
export const timestamp = z.iso.datetime({ offset: true })

const error = 'Give a time such as 2026-04-30T09:00:00Z, or a day such as 2026-04-30.'

/** A moment that a client asks about. A day is its first moment in UTC, since people write days. */
export const timeOrDay = z.union([z.iso.datetime({ offset: true, error }), z.iso.date({ error })])
