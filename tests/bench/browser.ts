import { type Browser, chromium } from 'playwright'
import { chromium as launchOptions } from '../chromium.ts'

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
