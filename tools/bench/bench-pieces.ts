import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../lib/chromium.ts';
import { runNx } from '../lib/nx.ts';
import { serveFolder } from '../lib/serve-folder.ts';
import { percentile } from './percentiles.ts';

/** What two heavy pieces of the design system do under load, in a desktop's browser at full speed. */
export interface PieceTimes {
  /** The longest task of all runs while 10,000 rows are scrolled through; 0 when none took 50 ms. */
  longestScrollTaskMs: number;
  /** Frames that began from the paste of 1,000 numbers to the one that shows what they are worth: 1 means the next one. */
  pasteFrames: number;
  /** What the main thread worked for it, that frame's style, layout and paint included; waiting for the screen is not. */
  pasteWorkMs: number;
  /** From the paste until the frame was drawn that shows the numbers themselves in the box. */
  pasteToTextMs: number;
}

const RUNS = 5;
const PASTED_NUMBERS = 1000;
const WHEEL_TURNS = 120;
const WHEEL_PX = 900;

const storyAt = (url: string, id: string) => `${url}/iframe.html?id=${id}&viewMode=story`;

/** Turns the wheel through the ten thousand rows. @returns the longest task of it in ms */
async function scrollRows(page: Page, url: string): Promise<number> {
  await page.goto(storyAt(url, 'lists-datatable--ten-thousand-rows'));
  await page.locator('#storybook-root tbody tr').nth(5).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { __tasks: tasks });
    new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => tasks.push(duration))).observe({
      type: 'longtask',
    });
  });
  const first = await page.locator('#storybook-root tbody').innerText();
  const { x, y, width } = (await page.locator('#storybook-root thead').boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 200);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, WHEEL_PX);
  await page.waitForTimeout(500);
  if ((await page.locator('#storybook-root tbody').innerText()) === first)
    throw new Error('the wheel has not scrolled the table.');
  return page.evaluate(() => Math.max(0, ...(window as unknown as { __tasks: number[] }).__tasks));
}

/** What the page notes about a paste, in ms of its own clock. */
interface PasteNotes {
  began: number;
  handled?: number;
  verdictFrame?: number;
  verdictDrawn?: number;
  frames: number;
  textDrawn?: number;
}

/** Notes when the frame begins that shows what the numbers are worth, and when the one is drawn in which the box holds them. */
function watchPaste(text: string): void {
  const area = document.querySelector('textarea');
  if (area === null) throw new Error('the dialog has no field.');
  const notes: PasteNotes = { began: 0, frames: 0 };
  Object.assign(window, { __paste: notes });
  const afterThis = (act: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  };
  // The button that adds them says how many are good; the hint below the box speaks of a thousand at any time.
  const hasVerdict = () =>
    [...document.querySelectorAll('[role="dialog"] button')].some(({ textContent }) => textContent.includes('۱٬۰۰۰'));
  const onFrame = () => {
    const began = performance.now();
    const judged = hasVerdict();
    const boxed = area.value === text;
    if (notes.verdictFrame === undefined) {
      notes.frames += 1;
      if (judged) notes.verdictFrame = began;
    }
    // That is after its style, layout and paint.
    afterThis(() => {
      if (judged) notes.verdictDrawn ??= performance.now();
      if (boxed) notes.textDrawn ??= performance.now();
      if (notes.verdictDrawn === undefined || notes.textDrawn === undefined) requestAnimationFrame(onFrame);
    });
  };
  area.addEventListener(
    'paste',
    () => {
      notes.began = performance.now();
      requestAnimationFrame(onFrame);
      afterThis(() => {
        notes.handled = performance.now();
      });
    },
    { capture: true, once: true },
  );
  area.focus();
}

const pasteNotes = (page: Page) => page.evaluate(() => (window as unknown as { __paste: PasteNotes }).__paste);

/** Pastes the numbers into the empty dialog with Ctrl+V, and takes them back with Ctrl+Z. */
async function pasteNumbers(page: Page, url: string): Promise<Omit<PieceTimes, 'longestScrollTaskMs'>> {
  await page.goto(storyAt(url, 'sms-pastenumbersdialog--empty'));
  const box = page.getByRole('textbox', { name: 'شماره‌ها' });
  await box.waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const numbers = Array.from({ length: PASTED_NUMBERS }, (_unused, index) => `0924${1_000_000 + index}`).join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), numbers);
  await page.evaluate(watchPaste, numbers);
  // Asking, or letting the keys go, would be work of its own while it is measured.
  await page.keyboard.down('Control');
  await page.keyboard.down('v');
  await page.waitForTimeout(500);
  const { began, handled, frames, verdictFrame, verdictDrawn, textDrawn } = await pasteNotes(page);
  await page.keyboard.up('v');
  await page.keyboard.up('Control');
  await page.keyboard.press('Control+Z');
  if ((await box.inputValue()) !== '') throw new Error('Ctrl+Z has not taken the pasted numbers back.');
  if (textDrawn === undefined) throw new Error('the box did not show the numbers within half a second.');
  const since = (moment = Number.NaN) => moment - began;
  const waitedMs = Math.max(0, since(verdictFrame) - since(handled));
  return {
    pasteFrames: frames,
    pasteWorkMs: since(verdictDrawn) - waitedMs,
    pasteToTextMs: since(textDrawn),
  };
}

/**
 * Storybook's highlighter asks for the computed style of every element after each change: work that no piece has in the
 * panel. It is left out as the feature that it is.
 */
const leaveHighlighterOut = (page: Page) =>
  page.addInitScript(() => {
    let features: object = {};
    Object.defineProperty(window, 'FEATURES', {
      get: () => features,
      set: (given: object) => {
        features = { ...given, highlight: false };
      },
    });
  });

const middle = (values: readonly number[]) =>
  percentile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

/** Measures the pieces in the built Storybook of the design system. Everything runs on this machine. */
export async function benchPieces(root: string): Promise<PieceTimes> {
  const lines: string[] = [];
  const args = ['run', 'shared-ui:build-storybook', '--outputStyle=static'];
  if ((await runNx(root, args, (line) => lines.push(line))) !== 0) throw new Error(lines.join('\n'));
  const { url, stop } = await serveFolder(join(root, 'dist', 'storybook', 'shared-ui'));
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const page = await context.newPage();
    await leaveHighlighterOut(page);
    const scrolls: number[] = [];
    const pastes: Awaited<ReturnType<typeof pasteNumbers>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      scrolls.push(await scrollRows(page, url));
      pastes.push(await pasteNumbers(page, url));
    }
    return {
      longestScrollTaskMs: Math.max(...scrolls),
      pasteFrames: middle(pastes.map(({ pasteFrames }) => pasteFrames)),
      pasteWorkMs: middle(pastes.map(({ pasteWorkMs }) => pasteWorkMs)),
      pasteToTextMs: middle(pastes.map(({ pasteToTextMs }) => pasteToTextMs)),
    };
  } finally {
    await browser.close();
    await stop();
  }
}
