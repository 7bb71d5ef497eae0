import { valuesOf } from '@peyk/shared-sheets';
import { RowFingerprint } from '@peyk/shared-sms';
import { FileCheck } from './file-check';
import type { WorkerPort } from './file-check';
import { FileWork } from './file-work';
import type { FromWorker, ToWorker } from './protocol';

const open: FileCheck[] = [];
afterEach(() => {
  for (const check of open.splice(0)) check.close();
});

/** A check whose worker is behind a real channel: what passes is copied, or moved, as between threads. */
function givenCheck(): FileCheck {
  const { port1, port2 } = new MessageChannel();
  const work = new FileWork((answer, moved = []) => port2.postMessage(answer, moved));
  port2.onmessage = ({ data }: MessageEvent<ToWorker>) => void work.take(data);
  const port: WorkerPort = {
    postMessage: (message) => port1.postMessage(message),
    addEventListener: (type: string, listen: (event: never) => void) => {
      if (type === 'message') port1.onmessage = listen as unknown as (event: MessageEvent<FromWorker>) => void;
    },
    terminate: () => port1.close(),
  };
  const check = new FileCheck(port);
  open.push(check);
  return check;
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, n) => `0924${String(n).padStart(7, '0')},سارا محمدی`).join('\n');
const FILE = 'شماره,نام\n09241110001,سارا\n0912,علی\n09241110001,ا\n';
const MAPPING = { mobileColumn: 0, hasHeader: true };

it('opens a file, checks it, shows its rows and gives the wrong ones as a file', async () => {
  const check = givenCheck();
  const opened = await check.open(new File([FILE], 'a.csv'));
  expect(opened).toMatchObject({ value: { kind: 'text', mobileColumn: 0, hasHeader: true, isMisnamed: false } });
  const checked = await check.check(MAPPING);
  expect(checked).toMatchObject({
    value: { counts: { rows: 3, valid: 1, duplicate: 1, invalid: 1 }, hasNoNumbers: false },
  });
  expect((await check.page('wrong', 0, 10)).map(({ number, verdict }) => [number, verdict])).toEqual([[3, 'wrong']]);
  expect([...(await check.accepted())]).toEqual([241_110_001]);
  expect([...(await check.lines())]).toEqual([2]);
  expect([...(await check.accepted())]).toEqual([241_110_001]);
  // A Blob's own reading takes the mark away.
  expect((await (await check.wrongFile()).text()).replace('\ufeff', '')).toMatch(
    /^سطر,دلیل,شماره,نام\r\n3,.+,0912,علی\r\n$/,
  );
});

it('gives the rows with a number, a thousand at a time, and the fingerprint of what they say', async () => {
  const check = givenCheck();
  await check.open(new File([`${lines(1_500)}\n0912,علی\n09240000000,دوباره\n`], 'a.csv'));
  await check.check({ mobileColumn: 0, hasHeader: false });
  const rows = [...(await check.page('valid', 0, 1_000)), ...(await check.page('valid', 1_000, 1_000))];
  expect(rows).toHaveLength(1_500);
  expect(rows.at(-1)).toMatchObject({ number: 1_500, cells: ['09240001499', 'سارا محمدی'] });
  const fingerprint = new RowFingerprint();
  (await check.accepted()).forEach((key, i) => fingerprint.add(key, valuesOf(rows[i]?.cells ?? [], [1])));
  expect(await check.fingerprint([1])).toBe(fingerprint.text());
  expect(await check.fingerprint([])).not.toBe(fingerprint.text());
});

it('says that no row of the chosen column holds a number, and takes another column', async () => {
  const check = givenCheck();
  await check.open(new File([FILE], 'a.csv'));
  expect(await check.check({ ...MAPPING, mobileColumn: 1 })).toMatchObject({ value: { hasNoNumbers: true } });
  expect(await check.check(MAPPING)).toMatchObject({ value: { hasNoNumbers: false } });
});

it('answers what is wrong with a file by a name and not by an exception', async () => {
  const check = givenCheck();
  expect(await check.open(new File([''], 'a.txt'))).toEqual({ fault: 'emptySheet' });
  await check.open(new File([`${lines(300)}\n${'x,'.repeat(100)}x`], 'a.csv'));
  expect(await check.check({ mobileColumn: 0, hasHeader: false })).toEqual({ fault: 'tooManyColumns' });
});

it.each([
  ['a.xlsx', true],
  ['a.xls', true],
  ['a.CSV', false],
  ['a.txt', false],
  ['numbers', false],
])('says of text in %s whether its name is that of another kind', async (name, isMisnamed) => {
  expect(await givenCheck().open(new File([FILE], name))).toMatchObject({ value: { isMisnamed } });
});

it('tells how far it is, and never goes back', async () => {
  const check = givenCheck();
  await check.open(new File([lines(400_000)], 'a.csv'));
  const shares: number[] = [];
  await check.check(MAPPING, { onProgress: (share) => shares.push(share) });
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.every((share) => share > 0 && share <= 1)).toBe(true);
});

it('is taken back in the middle, and goes on with the next question', async () => {
  const check = givenCheck();
  await check.open(new File([lines(800_000)], 'a.csv'));
  const controller = new AbortController();
  const taken = check.check(MAPPING, { signal: controller.signal, onProgress: () => controller.abort() });
  await expect(taken).rejects.toMatchObject({ name: 'AbortError' });
  // The worker has left it: what was checked before is all there is to look at.
  await expect(check.page('all', 0, 1)).rejects.toThrow('opened first');
  expect(await check.check(MAPPING)).toMatchObject({ value: { counts: { rows: 799_999 } } });
});

it('reads no more of a file that it was told to leave', async () => {
  let pieces = 0;
  class CountedBlob extends Blob {
    override slice(...range: [number?, number?, string?]): Blob {
      pieces += 1;
      return super.slice(...range);
    }
  }
  const file = new CountedBlob([lines(2_000_000)]);
  const told: FromWorker[] = [];
  const work = new FileWork((answer) => told.push(answer));
  await work.take({ id: 1, kind: 'open', file, name: 'a.csv' });
  pieces = 0;
  const checking = work.take({ id: 2, kind: 'check', mapping: MAPPING });
  await work.take({ id: 2, kind: 'cancel' });
  await checking;
  expect(told.at(-1)).toEqual({ id: 2, kind: 'cancelled' });
  // It has asked for the first four and one more; the file has twelve.
  expect(pieces).toBeLessThan(6);
});

it('rejects what is still asked when it is closed', async () => {
  const check = givenCheck();
  const opening = check.open(new File([lines(1_000)], 'a.csv'));
  check.close();
  await expect(opening).rejects.toMatchObject({ name: 'AbortError' });
});
