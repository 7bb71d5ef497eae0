import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { ensureChromium } from '../../lib/chromium.ts';
import { serveFolder } from '../../lib/serve-folder.ts';
import { buildPage } from './build-page.ts';
import type { FileRun, Reader } from './file-run.ts';
import type { BenchFile } from './make-files.ts';

/** A package that has not answered by then is told as such. */
const PATIENCE_MS = 180_000;
const MB = 1_048_576;

/** A run with the memory of the process that shows the page: the kernel's own peak, the page itself included. */
export interface MeasuredRun extends FileRun {
  peakMb: number;
  /** Before the file was given. */
  restMb: number;
}

export interface FileResult {
  file: BenchFile;
  reader: Reader;
  runs: MeasuredRun[];
  /** Why a package has no figures. */
  failure?: string;
}

async function rendererOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  // A spare one may stand by: ours has worked already.
  return pids.reduce((best, pid) => (memoryKb(pid, 'VmRSS') > memoryKb(best, 'VmRSS') ? pid : best));
}

function memoryKb(pid: number, line: 'VmRSS' | 'VmHWM'): number {
  return Number(new RegExp(`^${line}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

async function runOnce(url: string, file: BenchFile, reader: Reader): Promise<MeasuredRun> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('input').setInputFiles(file.path);
    const pid = await rendererOf(browser);
    // Sets the peak back to what it uses now.
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
    const restMb = (memoryKb(pid, 'VmRSS') * 1_024) / MB;
    const work = page.evaluate(
      (who) => (window as unknown as { __run: (reader: Reader) => Promise<FileRun> }).__run(who),
      reader,
    );
    work.catch(() => undefined);
    const patience = new Promise<never>((_, reject) =>
      setTimeout(() => reject(new Error(`no answer in ${PATIENCE_MS / 1_000} s`)), PATIENCE_MS).unref(),
    );
    const run = await Promise.race([work, patience]);
    return { ...run, restMb, peakMb: (memoryKb(pid, 'VmHWM') * 1_024) / MB };
  } finally {
    await browser.close();
  }
}

/** Checks the three files in a real browser, by the product and by packages, each run in a browser of its own. */
export async function benchFiles(
  folder: string,
  files: readonly BenchFile[],
  { runs, others, onStep }: { runs: number; others: boolean; onStep: (text: string) => void },
): Promise<FileResult[]> {
  const site = join(folder, 'page');
  await buildPage(site);
  const { url, stop } = await serveFolder(site);
  const results: FileResult[] = [];
  try {
    for (const file of files) {
      for (const reader of ['ours', ...(others ? [file.other] : [])] as Reader[]) {
        onStep(`${file.title}: ${reader}`);
        const result: FileResult = { file, reader, runs: [] };
        results.push(result);
        try {
          for (let run = 0; run < (reader === 'ours' ? runs : 1); run += 1)
            result.runs.push(await runOnce(url, file, reader));
        } catch (error) {
          if (reader === 'ours') throw error;
          result.failure = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        }
      }
    }
    return results;
  } finally {
    await stop();
  }
}
