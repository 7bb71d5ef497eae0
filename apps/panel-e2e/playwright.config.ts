import { defineConfig } from '@playwright/test';
import { readStack, readStacks } from './src/support/stack';

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

// A journey takes 5 to 20 s; it fails by what it expects, and by this only when it hangs.
const TEST_LIMIT_MS = 120_000;
const EXPECT_LIMIT_MS = 10_000;

/** What the journeys see of the panel: a desktop, or with PEYK_E2E_VIEW=phone a phone. */
const VIEWS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
};
const view = process.env['PEYK_E2E_VIEW'] === 'phone' ? VIEWS.phone : VIEWS.desktop;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.journey.ts',
  outputDir: '../../test-results/panel-e2e',
  reporter: [['list']],
  // A stack has one demo account: its journeys take turns, and a file's in their order.
  workers: readStacks().length,
  fullyParallel: false,
  // Where nobody is there to look, a journey that failed is gone through once more, with its traces kept; the closing lines name it as
  // flaky, and it is to be mended. By hand it fails at once.
  retries: process.env['CI'] ? 1 : 0,
  timeout: TEST_LIMIT_MS,
  expect: { timeout: EXPECT_LIMIT_MS },
  use: {
    baseURL: readStack().panelUrl,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    ...view,
    // Each journey has a new browser, in which the worker would fetch and keep the whole panel: those that are about it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // The steps, without film and copies of the page: those take a third of the time. `--trace=on` has them. The steps alone take a tenth,
    // for the body of every answer is read, and are written where journeys are looked at, or a failed one is gone through again.
    trace: {
      mode: process.env['PEYK_E2E_TRACES'] === '1' ? 'retain-on-failure' : 'on-first-retry',
      ...{ screenshots: false, snapshots: false },
    },
    launchOptions: {
      ...(process.env['PEYK_CHROMIUM'] ? { executablePath: process.env['PEYK_CHROMIUM'] } : {}),
      args: CHROMIUM_FLAGS,
      // Without a locale Chromium calls a file with a Persian name "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    },
  },
});
