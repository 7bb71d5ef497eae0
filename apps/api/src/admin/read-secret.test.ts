import { PassThrough } from 'node:stream';
import { readSecret } from './read-secret';

/** What is piped in, or typed line by line at a terminal that shows what our program writes. */
function sourceOf(text: string, isTTY = false) {
  const shown: string[] = [];
  const screen = new PassThrough().on('data', (chunk: Buffer) => shown.push(chunk.toString()));
  const input = Object.assign(new PassThrough(), { isTTY });
  if (!isTTY) input.end(text);
  // A person types the second time when asked for it.
  const lines = text.split('\n');
  const type = () => void setImmediate(() => input.write(`${lines.shift()}\r`));
  if (isTTY) screen.on('data', (chunk: Buffer) => /: $/.test(chunk.toString()) && type());
  return { source: { input, screen }, shown };
}

const read = (text: string, isTTY = false) => readSecret('password', sourceOf(text, isTTY).source);

describe('a secret', () => {
  it.each(['Mountain 8848', 'Mountain 8848\n', 'Mountain 8848\r\n'])(
    'is the line of standard input: %j',
    async (text) => {
      expect(await read(text)).toBe('Mountain 8848');
    },
  );

  it('keeps its spaces, and its letters of any alphabet', async () => {
    expect(await read('  کوه بلند  \n')).toBe('  کوه بلند  ');
  });

  it.each([
    ['', /empty/],
    ['\n', /empty/],
    ['one\ntwo\n', /more than one line/],
    ['a'.repeat(2_000), /more than 1024 bytes/],
  ])('is refused when standard input is wrong', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('is typed twice at a terminal, and never shown', async () => {
    const { source, shown } = sourceOf('Mountain 8848\nMountain 8848', true);
    expect(await readSecret('password', source)).toBe('Mountain 8848');
    expect(shown.join('')).toBe('New password (not shown): \nAgain: \n');
  });

  it('is refused when it was typed in two ways, not at all, or Ctrl-C came', async () => {
    await expect(read('one\ntwo', true)).rejects.toThrow('The two differ');
    await expect(read('', true)).rejects.toThrow('Nothing was typed');
    await expect(read('\u0003', true)).rejects.toThrow('Nothing was changed');
  });
});
