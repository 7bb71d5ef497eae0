import { benchNumbers } from '../numbers.ts';
import type { BenchStack } from '../bench-stack.ts';
import { waitUntil } from '../send/follow-send.ts';
import { watchRun } from '../send/watch-run.ts';
import { memoryMb, peakMemoryMb, resetPeakMemory } from '../send/memory.ts';
import type { SeededData } from './seed-data.ts';

/** What takes rows in or out as a job, and what it took. */
export interface MoveResult {
  name: string;
  seconds: number;
  mustSeconds: number;
  /** Of the process that does the job, by the kernel's own count. */
  peakMb: number;
  /** Of the API, which takes the file and hands it out, and what it had before: it has answered all questions of this bench by then. */
  apiPeakMb: number;
  apiBeforeMb: number;
  mustMb: number;
  /** Cores that everything else on this machine used meanwhile. */
  otherCores: number;
}

interface Job {
  state: string;
  error: unknown;
}

const MOST_SECONDS = 60;
const MOST_MB = 300;
const PIECE_ROWS = 10_000;
const NAMES = ['مریم محمدی', 'علی رضایی', 'زهرا حسینی', 'حسین کریمی', 'نرگس احمدی', 'امیرحسین موسوی‌نژاد'];
const CONTACT_COLUMNS = [
  { column: 0, field: 'mobile' },
  { column: 1, field: 'name' },
  { column: 2, field: 'gender' },
  { column: 3, field: 'birth_date' },
];

/** As people's files have it: number, name, gender, day of birth. */
function fileOfContacts(count: number): FormData {
  const numbers = benchNumbers(count);
  const pieces = Array.from({ length: Math.ceil(count / PIECE_ROWS) }, (_, piece) =>
    numbers
      .slice(piece * PIECE_ROWS, (piece + 1) * PIECE_ROWS)
      .map((number, index) => {
        const n = piece * PIECE_ROWS + index;
        const day = `${1330 + (n % 60)}/${1 + (n % 12)}/${1 + (n % 29)}`;
        return `${number},${NAMES[n % NAMES.length]} ${n % 997},${n % 2 === 0 ? 'زن' : 'مرد'},${day}\n`;
      })
      .join(''),
  );
  const form = new FormData();
  form.set('file', new Blob(pieces, { type: 'text/csv' }), 'contacts.csv');
  return form;
}

async function measure(
  bench: BenchStack,
  { name, work }: { name: string; work: () => Promise<unknown> },
): Promise<MoveResult> {
  const [api, jobs] = [bench.pids['api'] ?? 0, bench.pids['jobs'] ?? 0];
  if (!resetPeakMemory(jobs)) throw new Error('the kernel does not let the peak of a process begin anew.');
  const apiBeforeMb = memoryMb(api);
  const watch = await watchRun(bench, resetPeakMemory(api));
  try {
    await work();
  } catch (error) {
    await watch.stop();
    throw error;
  }
  const { seconds, peakMemoryMb: apiPeakMb, otherCores } = await watch.stop();
  const memory = { peakMb: peakMemoryMb(jobs), apiPeakMb, apiBeforeMb };
  return { name, seconds, mustSeconds: MOST_SECONDS, ...memory, mustMb: MOST_MB, otherCores };
}

/** @throws when the job ends otherwise than done. */
async function waitForJob({ client }: BenchStack, jobId: string, headers: Record<string, string>): Promise<void> {
  const ask = () => client.call<Job>('getJob', { query: { job_id: jobId }, headers });
  const { state, error } = await waitUntil(
    'the end of the job',
    ask,
    (job) => !['waiting', 'running'].includes(job.state),
  );
  if (state !== 'done') throw new Error(`the job ended as ${state}: ${JSON.stringify(error)}`);
}

/** Into an account of its own that has no contacts yet, from the first byte of the file until the job is done. */
async function importContacts(bench: BenchStack, count: number): Promise<MoveResult> {
  const { client } = bench;
  const unique = String(Date.now()).slice(-7);
  const username = `bench-import-${unique}`;
  const made = await bench.admin(
    'account',
    'create',
    `--username=${username}`,
    '--name=سنجش',
    `--mobile=0924${unique}`,
  );
  const password = /^Password: (\S+)/m.exec(made)?.[1] ?? '';
  const headers = { authorization: await bench.signIn({ username, password }) };
  const form = fileOfContacts(count);
  const name = `import of ${count.toLocaleString('en')} contacts, csv`;
  return measure(bench, {
    name,
    work: async () => {
      const file = await client.call<{ file_id: string; row_count: number }>('uploadContactsFile', { form, headers });
      if (file.row_count !== count) throw new Error(`the server read ${file.row_count} of ${count} rows.`);
      const body = { file_id: file.file_id, has_header: false, columns: CONTACT_COLUMNS, known: 'keep' };
      const { job_id } = await client.call<{ job_id: string }>('importContacts', { body, headers });
      await waitForJob(bench, job_id, headers);
    },
  });
}

async function exportRecipients(bench: BenchStack, sendId: string, count: number): Promise<MoveResult> {
  return measure(bench, {
    name: `export of ${count.toLocaleString('en')} recipients, xlsx`,
    work: async () => {
      const body = { send_id: sendId, format: 'xlsx' };
      const { job_id } = await bench.client.call<{ job_id: string }>('exportRecipients', { body });
      await waitForJob(bench, job_id, {});
    },
  });
}

/** What comes in and goes out by the million. */
export async function benchMoves(
  bench: BenchStack,
  { largestSendId }: SeededData,
  sizes: { contacts: number; largest: number },
): Promise<MoveResult[]> {
  return [await exportRecipients(bench, largestSendId, sizes.largest), await importContacts(bench, sizes.contacts)];
}
