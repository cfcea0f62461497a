import type { Answer } from '../../api/client.js'

/** The report of a profile, as the server answers it. */
export type Report = NonNullable<Answer<'getProfileAnalytics'>['result']>
