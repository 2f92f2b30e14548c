import { generateTypes, staleClient } from '../packages/api-client/generator/generate.ts'

/** Without an argument the types alone; `--client` also the calls; `--check` tells if they are stale. */
const [task] = process.argv.slice(2)

if ((await generateTypes()) === 'made') console.log('Generated the types of openapi.yaml.')

if (task === '--client' || task === '--check') {
  const stale = await staleClient({ mend: task === '--client' })
  if (stale.length > 0 && task === '--client') console.log(`Generated ${stale.join(', ')}.`)
  if (stale.length > 0 && task === '--check') {
    console.error(`Not what openapi.yaml says: ${stale.join(', ')}. Run "npm run generate".`)
    process.exitCode = 1
  }
}
