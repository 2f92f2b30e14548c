import { realProcesses } from '../real-processes.ts'

export default realProcesses({
  test: { name: 'faults', globalSetup: ['@coinquiry/server/testing/embedded-setup'] },
})
