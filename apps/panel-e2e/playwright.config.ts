import { defineConfig } from '@playwright/test';
import { readStack } from './src/support/stack';

/** A container has no sandbox of its own and no graphics card; nothing may be fetched from outside. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const TEST_LIMIT_MS = 60_000;
const EXPECT_LIMIT_MS = 10_000;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/panel-e2e',
  reporter: [['list']],
  // One stack, one demo account: journeys take turns.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  use: {
    baseURL: readStack().panelUrl,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // The steps and the page at each of them, without the film: on two cores filming is a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: {
      ...(process.env['PEYK_CHROMIUM'] ? { executablePath: process.env['PEYK_CHROMIUM'] } : {}),
      args: CHROMIUM_FLAGS,
    },
  },
});
