import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.ts';
import { DEMO_ACCOUNT } from '../stack/demo-account.ts';
import { panelUrl } from '../stack/settings.ts';
import type { BenchStack } from './bench-stack.ts';
import { RIAL_PER_RECIPIENT } from './numbers.ts';
import { forgetPageTimes, readLongestTask, readPageTimes, watchPageTimes } from './page-times.ts';
import { askSend, isOver, isReady, waitUntil } from './send/follow-send.ts';
import type { SendDetails } from './send/follow-send.ts';
import { prepareIntake } from './send/intake.ts';

/** What the report page of a running send does, in a desktop's browser that shares the machine with everything that sends. */
export interface RunningReport {
  recipients: number;
  seconds: number;
  /** How many of them left while it was looked at: a send that stands still moves nothing on the page. */
  movedCount: number;
  /** What the live socket told the page meanwhile. */
  messageCount: number;
  /** 0 when no task took 50 ms. */
  longestTaskMs: number;
  layoutShift: number;
  /** Of turning pages of the recipients, the last one included. */
  worstInteractionMs: number;
}

const RECIPIENTS = 1_000_000;
/** The page has loaded and the first counts are on it. */
const SETTLE_MS = 2_000;
const TURNS = 10;
const TURN_MS = 1_000;

/** Handed over to the operator and answered, whatever became of it. */
const leftCount = ({ counts }: SendDetails) => counts.total - counts.queued - counts.submitted - counts.cancelled;

/** To the last page of the recipients and back, as someone does who looks for a number. */
async function turnPages(page: Page): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const name = ['صفحهٔ بعد', 'صفحهٔ آخر', 'صفحهٔ قبل', 'صفحهٔ اول'][turn % 4] ?? '';
    await page.getByRole('button', { name, exact: true }).click();
    await page.waitForTimeout(TURN_MS);
  }
}

async function look(page: Page, url: string, ask: () => Promise<SendDetails>): Promise<RunningReport> {
  const told = { count: 0 };
  page.on('websocket', (socket) => socket.on('framereceived', () => (told.count += 1)));
  await page.goto(url);
  await page.getByRole('button', { name: 'صفحهٔ آخر', exact: true }).waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await forgetPageTimes(page);
  told.count = 0;
  const before = leftCount(await ask());
  const started = performance.now();
  await turnPages(page);
  const seconds = (performance.now() - started) / 1000;
  const { layoutShift, worstInteractionMs } = await readPageTimes(page);
  return {
    recipients: RECIPIENTS,
    seconds,
    movedCount: leftCount(await ask()) - before,
    messageCount: told.count,
    longestTaskMs: await readLongestTask(page),
    layoutShift,
    worstInteractionMs,
  };
}

/**
 * Sends to a million, opens the report while it runs, turns the pages of its recipients, and stops it.
 * @throws when the send was over before it could be looked at.
 */
export async function benchRunningReport({ stack, client, admin }: BenchStack): Promise<RunningReport> {
  await admin('account', 'credit', DEMO_ACCOUNT.username, `--rial=${RECIPIENTS * RIAL_PER_RECIPIENT}`);
  const intake = await prepareIntake(client, RECIPIENTS);
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'fa-IR',
      timezoneId: 'Asia/Tehran',
    });
    const page = await context.newPage();
    await page.addInitScript((token) => localStorage.setItem('token', token), client.token ?? '');
    await watchPageTimes(page);
    const sendId = await intake.accept();
    const ask = askSend(client, sendId);
    await waitUntil('the prepared send', ask, isReady);
    const report = await look(page, `${panelUrl(stack.settings)}/reports/${sendId}`, ask);
    if (report.movedCount === 0) throw new Error('nothing left while the report was looked at.');
    await client.call('cancelSend', { body: { send_id: sendId } });
    await waitUntil('the end of the send', ask, isOver);
    return report;
  } finally {
    await browser.close();
  }
}
