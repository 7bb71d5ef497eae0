import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readObject } from './read-object';

const comes = (content: string) => Readable.from([Buffer.from(content)]);
const first = (content: string, size: number | undefined) => ({ bytes: comes(content), etag: undefined, size });
const never = () => Promise.reject(new Error('asked again'));

it('asks on when a store ends before the size it said', async () => {
  const asked: number[] = [];
  const again = async (from: number) => {
    asked.push(from);
    return comes('abcdef'.slice(from, from + 2));
  };
  expect(await text(readObject({ first: first('ab', 6), again }))).toBe('abcdef');
  expect(asked).toEqual([2, 4]);
});

it('gives no more than a store has when that says no size', async () => {
  expect(await text(readObject({ first: first('ab', undefined), again: never }))).toBe('ab');
});

it('ends with the fault of asking again', async () => {
  await expect(text(readObject({ first: first('ab', 3), again: never }))).rejects.toThrow('asked again');
});

it('asks for nothing more when its reader has left', async () => {
  const bytes = new Readable({ read: () => undefined });
  bytes.push('ab');
  const stream = readObject({ first: { bytes, etag: undefined, size: 4 }, again: never });
  const iterator = stream[Symbol.asyncIterator]();
  expect(String((await iterator.next()).value)).toBe('ab');
  const ended = new Promise<unknown>((resolve) =>
    stream.once('error', resolve).once('close', () => resolve(undefined)),
  );
  stream.destroy();
  expect([await ended, bytes.destroyed]).toEqual([undefined, true]);
});
