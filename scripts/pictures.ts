import { exitCode } from './run.ts'

process.exitCode = await exitCode('node', ['tests/pictures/pictures.ts', ...process.argv.slice(2)])
