import { run } from './run.ts'

/** For those who have an account there: uploads the stories to Chromatic, which compares them. */
if (process.env.CHROMATIC_PROJECT_TOKEN) {
  // Its browser speaks English; the stories are compared in the language they are tested in.
  process.env.STORYBOOK_LANGUAGE ??= 'zh'
  const folder = 'artifacts/storybook'
  await run('storybook', [
    'build',
    '-c',
    '.storybook',
    '-o',
    folder,
    '--quiet',
    '--disable-telemetry',
  ])
  await run('chromatic', ['--storybook-build-dir', folder, '--exit-zero-on-changes'])
} else {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is missing: set it to the token of your Chromatic project.',
  )
  process.exitCode = 1
}
