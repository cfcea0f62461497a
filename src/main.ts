import { runCommandLine } from './cli/command-line.js'

// Whoever reads our output may stop, as `head` does: that is no error, and there is nothing left to do.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1))
// Work goes on where nobody reads its notes.
process.stderr.on('error', () => {})

process.exitCode = await runCommandLine(process.argv.slice(2))
