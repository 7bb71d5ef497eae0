import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveFolder } from './serve-folder.ts';

let parent: string;
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeEach(async () => {
  parent = mkdtempSync(join(tmpdir(), 'peyk-serve-'));
  mkdirSync(join(parent, 'site'));
  writeFileSync(join(parent, 'site', 'index.html'), '<p>سلام</p>');
  writeFileSync(join(parent, 'site', 'main.js'), '1');
  writeFileSync(join(parent, 'secret.txt'), 'not for anybody');
  served = await serveFolder(join(parent, 'site'));
});
afterEach(async () => {
  await served.stop();
  rmSync(parent, { recursive: true });
});

/** Asks for a path as it is; fetch would tidy it up. */
function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(served.url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('serving a folder', () => {
  it('answers with the file and its type, and with the index for the folder', async () => {
    const page = await fetch(`${served.url}/`);
    expect(await page.text()).toBe('<p>سلام</p>');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await fetch(`${served.url}/main.js`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('answers 404 for what is not there', async () => {
    expect(await statusOf('/other.js')).toBe(404);
  });

  it('gives nothing that lies outside the folder', async () => {
    expect(await statusOf('/../secret.txt')).toBe(404);
    expect(await statusOf('/..%2fsecret.txt')).toBe(404);
    expect(await statusOf('/%2e%2e/secret.txt')).toBe(404);
  });

  it('answers 400 to an address that cannot be read, and goes on', async () => {
    expect(await statusOf('/%zz')).toBe(400);
    expect(await statusOf('/main.js')).toBe(200);
  });

  it('listens no more when it is stopped', async () => {
    await served.stop();
    await expect(fetch(served.url)).rejects.toThrow();
    served = await serveFolder(join(parent, 'site'));
  });
});
