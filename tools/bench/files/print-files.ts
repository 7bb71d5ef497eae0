import type { FileResult, MeasuredRun } from './bench-files.ts';
import type { FileToQuote, QuickQuote } from './file-to-quote.ts';

/** Of the product's own check; packages are run once. */
export const RUNS = 3;
export const LONGEST_FRAME_MS = 50;

export const FILE_TITLES = [
  'file',
  'read by',
  'seconds',
  'rows/s',
  'columns after, s',
  'peak MB',
  'longest frame, ms',
  'last page, ms',
  'kept MB',
  'must',
] as const;

const ROWS = 1_000_000;

/** Of several runs the one in the middle, by its time. */
export function middleOf(runs: readonly MeasuredRun[]): MeasuredRun | undefined {
  return [...runs].sort((a, b) => a.seconds - b.seconds)[Math.floor(runs.length / 2)];
}

export function fileRows(results: readonly FileResult[]): string[][] {
  return results.map(({ file, reader, runs, failure }) => {
    const run = middleOf(runs);
    if (!run) return [file.title, reader, failure ?? 'not run', ...Array.from({ length: 7 }, () => '')];
    const isOurs = reader === 'ours';
    const must = file.mustMb === undefined ? '' : `, ${file.mustMb} MB`;
    return [
      file.title,
      reader,
      run.seconds.toFixed(2),
      Math.round(ROWS / run.seconds).toLocaleString('en'),
      isOurs ? (run.openMs / 1_000).toFixed(2) : '',
      `${run.peakMb.toFixed(0)} (${run.restMb.toFixed(0)})`,
      run.longestFrameMs.toFixed(0),
      isOurs ? run.pageMs.toFixed(0) : '',
      isOurs ? (run.keptBytes / 1_048_576).toFixed(0) : '',
      isOurs ? `${file.mustSeconds} s${must}` : '',
    ];
  });
}

/** What must hold: time, memory, frames, and the same numbers as a package finds in the same order. */
export function verdictsOf(results: readonly FileResult[]): { title: string; holds: boolean }[] {
  return results.flatMap(({ file, reader, runs }) => {
    const run = middleOf(runs);
    if (!run) return [];
    if (reader !== 'ours') {
      const ours = results.find((one) => one.file === file && one.reader === 'ours')?.runs[0]?.accepted;
      return [{ title: `${file.title}: the same numbers as ${reader} finds`, holds: ours === run.accepted }];
    }
    const verdicts = [
      { title: `${file.title}: at most ${file.mustSeconds} s`, holds: run.seconds <= file.mustSeconds },
      {
        title: `${file.title}: no frame over ${LONGEST_FRAME_MS} ms`,
        holds: run.longestFrameMs <= LONGEST_FRAME_MS,
      },
    ];
    const { mustMb } = file;
    if (mustMb !== undefined)
      verdicts.push({ title: `${file.title}: at most ${mustMb} MB`, holds: run.peakMb <= mustMb });
    return verdicts;
  });
}

/** From a dropped file to its price, at most; and the price of a quick send. */
const MOST_TO_QUOTE_MS = 15_000;
const MOST_QUICK_MS = 100;

export interface QuoteResults {
  files: readonly FileToQuote[];
  quick: QuickQuote;
}

export const QUOTE_TITLES = ['in the panel', 'checked, s', 'priced, s', 'longest frame, ms', 'must'] as const;

export function quoteRows(files: readonly FileToQuote[]): string[][] {
  return files.map(({ title, checkedMs, quotedMs, longestFrameMs }) => [
    title,
    (checkedMs / 1_000).toFixed(2),
    (quotedMs / 1_000).toFixed(2),
    longestFrameMs.toFixed(0),
    `${MOST_TO_QUOTE_MS / 1_000} s`,
  ]);
}

export function quickQuoteLine({ p50Ms, p95Ms }: QuickQuote): string {
  return `Price of a quick send to one number at the API: p50 ${p50Ms.toFixed(1)} ms, p95 ${p95Ms.toFixed(1)} ms (must be below ${MOST_QUICK_MS}).`;
}

export function quoteVerdictsOf({ files, quick }: QuoteResults): { title: string; holds: boolean }[] {
  return [
    ...files.map(({ title, quotedMs }) => ({
      title: `${title}: priced within ${MOST_TO_QUOTE_MS / 1_000} s`,
      holds: quotedMs <= MOST_TO_QUOTE_MS,
    })),
    { title: `a quick send is priced in ${MOST_QUICK_MS} ms`, holds: quick.p95Ms < MOST_QUICK_MS },
  ];
}

/** For docs/benchmarks.md. */
export function filesSection(results: readonly FileResult[], { files, quick }: QuoteResults): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `A million rows each; medians of ${RUNS} runs of the product's check, one of each package.`,
    [line(FILE_TITLES), line(FILE_TITLES.map(() => '---')), ...fileRows(results).map(line)].join('\n'),
    'From the dropped file to its price in the panel, in a browser on the same machine as API and database; one run each.',
    [line(QUOTE_TITLES), line(QUOTE_TITLES.map(() => '---')), ...quoteRows(files).map(line)].join('\n'),
    quickQuoteLine(quick),
  ].join('\n\n');
}
