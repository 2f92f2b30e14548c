import { defineConfig } from 'vite'

/** The mock, unless COINQUIRY_URL names another server. */
const proxy = { '/api': process.env.COINQUIRY_URL ?? 'http://127.0.0.1:4010' }

export default defineConfig({ server: { proxy }, preview: { proxy } })
