import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  test: {
    name: 'package',
    // Added to what all of these suites set up.
    globalSetup: ['pack.ts'],
    // It installs from the registry, on a machine that may be busy with others.
    hookTimeout: 480_000,
  },
})
