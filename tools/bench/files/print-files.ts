import type { FileResult, MeasuredRun } from './bench-files.ts';

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

/** For docs/benchmarks.md. */
export function filesSection(results: readonly FileResult[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `A million rows each; medians of ${RUNS} runs of the product's check, one of each package.`,
    [line(FILE_TITLES), line(FILE_TITLES.map(() => '---')), ...fileRows(results).map(line)].join('\n'),
  ].join('\n\n');
}
