import { readMobile } from '@peyk/shared-sheets';
import { createMobileSet } from '@peyk/shared-sms';
import { readXlsx } from 'hucre';
import Papa from 'papaparse';

const seen = createMobileSet(65_536);
const keys: number[] = [];

/** The same rule of a number and the same set as ours: what is compared is the reading. */
function take(cell: unknown): void {
  const { key } = readMobile(typeof cell === 'string' ? cell : String(cell ?? ''));
  if (key !== undefined && seen.add(key)) keys.push(key);
}

function withPapaparse(file: File): Promise<void> {
  return new Promise((resolve, reject) => {
    Papa.parse<string[]>(file, {
      chunk: ({ data }) => data.forEach((row) => take(row[0])),
      complete: () => resolve(),
      error: reject,
    });
  });
}

async function withHucre(file: File): Promise<void> {
  const book = await readXlsx(new Uint8Array(await file.arrayBuffer()));
  for (const row of book.sheets[0]?.rows ?? []) take((row as unknown[])[0]);
}

globalThis.addEventListener('message', (event) => {
  const { file, reader } = (event as MessageEvent<{ file: File; reader: 'papaparse' | 'hucre' }>).data;
  const work = reader === 'hucre' ? withHucre(file) : withPapaparse(file);
  work.then(
    () => (globalThis as unknown as Worker).postMessage({ keys: Int32Array.from(keys) }),
    // An error that nobody catches is told to the page.
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }, 0),
  );
});
