// npm run test:s3: backups, exports and published search indexes on a server that speaks the protocol of Amazon S3. Installs it (14 MB) inside test/s3, so that neither
// npm ci nor npm test carries it.
import { spawnSync } from 'node:child_process'
import { install, installIn } from './install.mjs'

await install()
if (!(await installIn('test/s3', 's3rver'))) process.exit(1)
const { status } = spawnSync(
  'npx',
  [
    'vitest',
    'run',
    'test/backup-s3.test.ts',
    'test/export-s3.test.ts',
    'test/search-s3.test.ts',
    ...process.argv.slice(2),
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, TEST_S3: 'yes' },
  },
)
process.exit(status ?? 1)
