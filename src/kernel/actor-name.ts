import { z } from 'zod'

/** What stands beside the id of whoever acted. */
export const actorName = z
  .string()
  .nullable()
  .describe('What that token or user is called now; a token of a user has both names. Null for deleted users.')
