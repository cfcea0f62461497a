import { z } from 'zod'
import { setting } from '../../../kernel/setting.js'

const optional = z.string().min(1)

/** Where backups to s3:// go, and who we are there. */
export const s3Settings = {
  s3Endpoint: setting<string | undefined>({
    env: 'ROSTRA_S3_ENDPOINT',
    fallback: undefined,
    meaning:
      'Address of an S3-compatible store for backups and exports to s3://bucket/prefix, such as https://store.example:9000. By default, Amazon S3 in ROSTRA_S3_REGION.',
    read: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, '')),
  }),
  s3Region: setting({
    env: 'ROSTRA_S3_REGION',
    fallback: 'us-east-1',
    meaning: 'Region of the S3 store.',
    read: z.string().regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1'),
  }),
  s3AccessKey: setting<string | undefined>({
    env: 'ROSTRA_S3_ACCESS_KEY',
    fallback: undefined,
    meaning: 'Access key of the S3 store. It needs to list, read and write objects; it need not delete any.',
    read: optional,
  }),
  s3SecretKey: setting<string | undefined>({
    env: 'ROSTRA_S3_SECRET_KEY',
    fallback: undefined,
    meaning: 'Secret that belongs to ROSTRA_S3_ACCESS_KEY.',
    read: optional,
    secret: true,
  }),
  s3SessionToken: setting<string | undefined>({
    env: 'ROSTRA_S3_SESSION_TOKEN',
    fallback: undefined,
    meaning: 'Session token that belongs to temporary credentials.',
    read: optional,
    secret: true,
  }),
}
