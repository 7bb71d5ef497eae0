import { UploadQueue, type Upload, type UploadEntry } from './upload-queue';

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly resolve: (answer: string) => void;
  readonly reject: (error: unknown) => void;
}

function setUp() {
  const sent: Sent[] = [];
  const upload: Upload<string> = (file, { onProgress, signal }) =>
    new Promise((resolve, reject) => sent.push({ name: file.name, signal, onProgress, resolve, reject }));
  const queue = new UploadQueue<string>();
  const seen: { entries: readonly UploadEntry[]; arrived: string[] } = { entries: [], arrived: [] };
  const leave = queue.listen({
    changed: (entries) => (seen.entries = entries),
    arrived: ({ file }, answer) => seen.arrived.push(`${file.name}=${answer}`),
  });
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => ({ file: new File(['x'], name), refusal: null })),
      upload,
    );
  const phases = () => seen.entries.map(({ state }) => state.phase);
  return { queue, upload, sent, seen, leave, add, phases };
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

it('sends three files at once and the next one when a place is free', async () => {
  const { add, sent, phases, seen } = setUp();
  add('a', 'b', 'c', 'd');
  expect(phases()).toEqual(['sending', 'sending', 'sending', 'waiting']);
  sent[1]?.resolve('ok');
  await settled();
  expect(seen.arrived).toEqual(['b=ok']);
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(phases()).toEqual(['sending', 'sending', 'sending']);
});

it('keeps a failed file and sends it again when asked', async () => {
  const { queue, upload, add, sent, seen, phases } = setUp();
  add('a');
  sent[0]?.reject(new Error('cut'));
  await settled();
  expect(phases()).toEqual(['failed']);
  queue.retry(seen.entries[0]?.id ?? '', upload);
  expect(phases()).toEqual(['sending']);
  sent[1]?.resolve('ok');
  await settled();
  expect(seen.arrived).toEqual(['a=ok']);
  expect(seen.entries).toEqual([]);
});

it('stops a cancelled file and believes nothing of it any more', async () => {
  const { queue, add, sent, seen, phases } = setUp();
  add('a');
  queue.cancel(seen.entries[0]?.id ?? '');
  expect(sent[0]?.signal.aborted).toBe(true);
  sent[0]?.onProgress(0.9);
  sent[0]?.resolve('late');
  await settled();
  expect(phases()).toEqual(['cancelled']);
  expect(seen.arrived).toEqual([]);
});

it('is not disturbed by the end of a first try while the second one runs', async () => {
  const { queue, upload, add, sent, seen, phases } = setUp();
  add('a');
  const id = seen.entries[0]?.id ?? '';
  queue.cancel(id);
  queue.retry(id, upload);
  sent[0]?.reject(new DOMException('', 'AbortError'));
  await settled();
  expect(phases()).toEqual(['sending']);
  sent[1]?.onProgress(0.5);
  expect(seen.entries[0]?.state).toEqual({ phase: 'sending', share: 0.5 });
});

it('keeps progress between nothing and all, whatever the transport says', () => {
  const { add, sent, seen } = setUp();
  add('a');
  sent[0]?.onProgress(1.2);
  expect(seen.entries[0]?.state).toEqual({ phase: 'sending', share: 1 });
  sent[0]?.onProgress(-1);
  expect(seen.entries[0]?.state).toEqual({ phase: 'sending', share: 0 });
});

it('stops everything when the page is left', () => {
  const { add, sent, leave } = setUp();
  add('a', 'b');
  leave();
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
});

it('never sends a file that was refused', () => {
  const { queue, upload, sent, phases } = setUp();
  queue.add([{ file: new File(['x'], 'a'), refusal: 'بزرگ است' }], upload);
  expect(phases()).toEqual(['refused']);
  expect(sent).toEqual([]);
});
