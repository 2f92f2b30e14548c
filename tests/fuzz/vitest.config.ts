import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  // The number of requests is an option.
  test: { name: 'fuzz', testTimeout: 1_800_000 },
})
