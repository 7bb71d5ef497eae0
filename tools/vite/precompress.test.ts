import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressFolder } from './precompress.ts';

describe('compressing the built files', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'peyk-compress-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('writes files that decompress to the original, also in folders below', async () => {
    const text = 'const peyk = 1;\n'.repeat(100);
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'main.js'), text);
    await compressFolder(folder);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets', 'main.js.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(join(folder, 'assets', 'main.js.gz'))).toString()).toBe(text);
  });

  it('leaves fonts, tiny files and dot folders alone', async () => {
    mkdirSync(join(folder, '.vite'));
    for (const name of ['font.woff2', join('.vite', 'manifest.json')])
      writeFileSync(join(folder, name), 'x'.repeat(2000));
    writeFileSync(join(folder, 'tiny.js'), '1');
    await compressFolder(folder);
    for (const name of ['font.woff2', join('.vite', 'manifest.json'), 'tiny.js']) {
      expect(existsSync(join(folder, `${name}.br`))).toBe(false);
    }
  });
});
