import { defineConfig } from '@playwright/test'
import { findTestBrowser } from '../scripts/programs.ts'

const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: 'journeys',
  globalSetup: './journeys/support/demo-data.ts',
  outputDir: '../test-results/journeys',
  workers: 2,
  forbidOnly: true,
  // What passes only then is named, and more than two of those fail the run.
  retries: 1,
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: quietBrowser },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // It would answer in place of what a test cuts off; journeys/site/offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
