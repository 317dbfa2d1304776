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
  // A test often waits for its browser, so a third worker uses two cores better.
  workers: 3,
  forbidOnly: true,
  // A busy machine encodes a picture, or starts a page, many times slower than a quiet one.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Tests that pass only on retry are listed, and more than two fail the run.
  retries: 1,
  use: {
    launchOptions: { executablePath: findTestBrowser(), args: quietBrowser },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A service worker would answer instead of the mocked network; journeys/site/offline allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
})
