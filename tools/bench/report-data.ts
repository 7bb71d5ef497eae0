import type { DataFigures, DataResult } from './data/bench-data.ts';
import type { MoveResult } from './data/data-moves.ts';
import type { PaintResult } from './data/data-pages.ts';
import type { BesideResult } from './data/data-sends.ts';
import type { DataSizes } from './data/seed-data.ts';
import { markdownTable } from './report.ts';

/** A table as the terminal and the page show it. */
export interface FigureTable {
  /** What stands above it. */
  about: string;
  titles: string[];
  rows: (string | number)[][];
}

const ms = (values: readonly number[]) => values.map((value) => value.toFixed(1));
const perSecond = (figures: readonly number[]) => figures.map((figure) => Math.round(figure).toLocaleString('en'));

function listTable(lists: readonly DataResult[], otherCores: number): FigureTable {
  const rows = lists.map(({ name, rows: count, firstMs, timesMs, mustMs }) => {
    return [name, count, ...ms([firstMs, timesMs.p50, timesMs.p95, timesMs.max]), mustMs];
  });
  return {
    about: `One question after the other, ${lists[0]?.timesMs.count ?? 0} times each after the first. Other programs used ${otherCores.toFixed(2)} cores meanwhile.`,
    titles: ['', 'rows', 'first ms', 'p50 ms', 'p95 ms', 'max ms', 'limit'],
    rows,
  };
}

function pageTable(pages: readonly PaintResult[]): FigureTable {
  const rows = pages.map(({ name, firstMs, timesMs, mustMs }) => {
    return [name, ...ms([firstMs, timesMs.p50, timesMs.p95, timesMs.max]), mustMs];
  });
  return {
    about: `From the click on a link to painted rows, in Chromium, 1280x800, full speed; ${pages[0]?.timesMs.count ?? 0} times each after the first, which loads the code.`,
    titles: ['', 'first ms', 'p50 ms', 'p95 ms', 'max ms', 'limit'],
    rows,
  };
}

function moveTable(moves: readonly MoveResult[]): FigureTable {
  const rows = moves.map(({ name, seconds, mustSeconds, peakMb, apiPeakMb, apiBeforeMb, mustMb, otherCores }) => {
    const memory = [peakMb, apiBeforeMb, apiPeakMb, mustMb].map(Math.round);
    return [name, seconds.toFixed(1), mustSeconds, ...memory, otherCores.toFixed(2)];
  });
  return {
    about:
      'Rows in and out, jobs in a process of their own (`--roles=jobs`); the memory is the peak of each process, by the kernel (VmHWM). The limit is for the job with all that the API took more than before.',
    titles: ['', 'seconds', 'limit', 'peak MB', 'API before', 'API peak', 'limit MB', 'cores used by others'],
    rows,
  };
}

function besideTable({ recipients, empty, beside, share, mustShare }: BesideResult): FigureTable {
  const row = (name: string, figures: readonly number[]) => [name, perSecond(figures).join(', ')];
  return {
    about: `A send to ${recipients.toLocaleString('en')}, in turn: messages a second from the call until the last receipt is stored and settled.`,
    titles: ['', 'messages/s'],
    rows: [
      row('in an empty database', empty),
      row('beside all that is old', beside),
      ['of the speed, middle to middle', `${(share * 100).toFixed(1)} % (at least ${(mustShare * 100).toFixed(0)} %)`],
    ],
  };
}

export function dataTables({ lists, pages, moves, sends, otherCores }: DataFigures): FigureTable[] {
  return [
    ...(lists.length > 0 ? [listTable(lists, otherCores)] : []),
    ...(pages.length > 0 ? [pageTable(pages)] : []),
    ...(moves.length > 0 ? [moveTable(moves)] : []),
    ...(sends ? [besideTable(sends)] : []),
  ];
}

/** The process of the jobs, and what the API took more than before. */
const memoryOf = ({ peakMb, apiPeakMb, apiBeforeMb }: Pick<MoveResult, 'peakMb' | 'apiPeakMb' | 'apiBeforeMb'>) =>
  peakMb + Math.max(0, apiPeakMb - apiBeforeMb);

/** What must hold, and whether it does. */
export function dataVerdicts({ lists, pages, moves, sends }: DataFigures): { title: string; holds: boolean }[] {
  return [
    ...[...lists, ...pages].map(({ name, timesMs, mustMs }) => ({
      title: `${name}, p95 ${timesMs.p95.toFixed(1)} ms of ${mustMs}`,
      holds: timesMs.p95 <= mustMs,
    })),
    ...moves.flatMap(({ name, seconds, mustSeconds, mustMb, ...memory }) => [
      { title: `${name}, ${seconds.toFixed(1)} s of ${mustSeconds}`, holds: seconds <= mustSeconds },
      { title: `${name}, ${Math.round(memoryOf(memory))} MB of ${mustMb}`, holds: memoryOf(memory) <= mustMb },
    ]),
    ...(sends
      ? [
          {
            title: `a send beside what is old, ${(sends.share * 100).toFixed(1)} %`,
            holds: sends.share >= sends.mustShare,
          },
        ]
      : []),
  ];
}

/** What `bench:data` has measured, as the page shows it. */
export function dataSection(sizes: DataSizes, figures: DataFigures): string {
  const counts = Object.entries(sizes).map(([name, count]) => `${name} ${count.toLocaleString('en')}`);
  const tables = dataTables(figures).flatMap(({ about, titles, rows }) => [about, markdownTable(titles, rows)]);
  return [`One account: ${counts.join(', ')}.`, ...tables].join('\n\n');
}
