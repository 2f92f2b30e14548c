import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  // A case mostly waits for the server and the model.
  test: { name: 'conformance', maxConcurrency: 24 },
})
