import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { ensureChromium } from '../e2e/chromium.ts';
import { runNx } from '../lib/nx.ts';
import { serveFolder } from '../stories/serve-folder.ts';
import { percentile } from './percentiles.ts';

/** What two heavy pieces of the design system do under load, in a desktop's browser at full speed. */
export interface PieceTimes {
  /** The longest task while 10,000 rows are scrolled through; 0 when none took 50 ms. */
  longestScrollTaskMs: number;
  /** From 1,000 pasted numbers to the beginning of the frame that shows what they are worth. */
  pasteToFrameMs: number;
  /** Frames that began meanwhile, with the one that shows it: 1 means the next one. */
  pasteFrames: number;
  /** What of it the main thread itself worked, the frame's style, layout and paint included; waiting for the screen is not. */
  pasteWorkMs: number;
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

/**
 * Puts the numbers into the empty dialog as the browser's own editing does, and waits for the count of good ones. A paste
 * is a task of its own, as every input is: done within a frame's callback, that same frame would draw what it changed, and
 * the frame that is counted would be the one after.
 */
async function pasteNumbers(page: Page, url: string): Promise<Omit<PieceTimes, 'longestScrollTaskMs'>> {
  await page.goto(storyAt(url, 'sms-pastenumbersdialog--empty'));
  await page.getByRole('textbox', { name: 'شماره‌ها' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const numbers = Array.from({ length: PASTED_NUMBERS }, (_unused, index) => `0924${1_000_000 + index}`).join('\n');
  return page.evaluate(async (text) => {
    const area = document.querySelector('textarea');
    if (area === null) throw new Error('the dialog has no field.');
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const nextTask = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        port2.postMessage(null);
      });
    const hasVerdict = () => document.querySelector('[role="dialog"]')?.textContent?.includes('۱٬۰۰۰') ?? false;
    await nextFrame();
    await nextTask();
    const began = performance.now();
    const data = new DataTransfer();
    data.setData('text/plain', text);
    area.focus();
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste', dataTransfer: data }));
    const firstFrame = nextFrame();
    // With its microtasks; a frame may come before the next task.
    await nextTask();
    const handled = performance.now();
    for (let frames = 1; frames < 60; frames += 1) {
      const frameBegan = await (frames === 1 ? firstFrame : nextFrame());
      if (!hasVerdict()) continue;
      await nextTask();
      const waitedMs = Math.max(0, frameBegan - handled);
      return {
        pasteToFrameMs: frameBegan - began,
        pasteFrames: frames,
        pasteWorkMs: performance.now() - began - waitedMs,
      };
    }
    throw new Error('no verdict came within a second.');
  }, numbers);
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
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await leaveHighlighterOut(page);
    const scrolls: number[] = [];
    const pastes: Awaited<ReturnType<typeof pasteNumbers>>[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      scrolls.push(await scrollRows(page, url));
      pastes.push(await pasteNumbers(page, url));
    }
    return {
      longestScrollTaskMs: middle(scrolls),
      pasteToFrameMs: middle(pastes.map(({ pasteToFrameMs }) => pasteToFrameMs)),
      pasteFrames: middle(pastes.map(({ pasteFrames }) => pasteFrames)),
      pasteWorkMs: middle(pastes.map(({ pasteWorkMs }) => pasteWorkMs)),
    };
  } finally {
    await browser.close();
    await stop();
  }
}
