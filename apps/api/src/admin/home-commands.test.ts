import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import type { AdminContext } from '@peyk/server-module';
import { runAdmin } from './run-admin';

const ONE_PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const folder = mkdtempSync(join(tmpdir(), 'peyk-banners-'));
const picture = join(folder, 'picture.png');
const state = {} as { database: TestDatabase; context: AdminContext };

beforeAll(async () => {
  writeFileSync(picture, Buffer.from(ONE_PIXEL, 'base64'));
  state.database = await createTestDatabase();
  state.context = await adminContext(state.database);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await state.database.close();
});

/** As `tester`, where a command wants to know whose it is. */
const admin = (line: string) => {
  const by = / list$/.test(line) ? [] : ['--by=tester'];
  return runAdmin(state.context, [...line.split(' '), ...by]);
};

/** The id in `News 7 was added.` */
async function added(line: string): Promise<string> {
  const { lines, exitCode } = await admin(line);
  expect(exitCode).toBe(0);
  return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
}

describe('news', () => {
  it('is added, listed and taken back', async () => {
    const id = await added('news add --title خبر --body متن --pinned --from 2030-01-01');
    expect((await admin('news list')).lines).toEqual([`${id}  2030-01-01T00:00:00.000Z  خبر`]);
    expect((await admin(`news remove ${id}`)).exitCode).toBe(0);
    expect((await admin('news list')).lines).toEqual(['There is none.']);
    expect((await admin(`news remove ${id}`)).lines[0]).toMatch(/^404-70: /);
  });
});

describe('a quick link', () => {
  it('is added, listed and removed', async () => {
    const id = await added('quick-link add --title گزارش‌ها --path /reports --icon reports');
    expect((await admin('quick-link list')).lines).toEqual([`${id}  /reports  گزارش‌ها`]);
    expect((await admin('quick-link add --title دوباره --path /reports')).lines[0]).toMatch(/^409-70: /);
    expect((await admin(`quick-link remove ${id}`)).exitCode).toBe(0);
    expect((await admin('quick-link list')).lines).toEqual(['There is none.']);
  });
});

describe('a banner', () => {
  it('is added with its pictures, listed and removed', async () => {
    const id = await added(
      `banner add --type 2 --action popup --alt جشنواره --desktop ${picture} --mobile ${picture} --popup-desktop ${picture} --popup-alt شرح --until 2099-01-01`,
    );
    const { lines } = await admin('banner list');
    expect(lines[0]).toMatch(new RegExp(`^${id}  type 2  popup  from .* until 2099-01-01T00:00:00.000Z  جشنواره$`));
    expect((await admin(`banner remove ${id}`)).exitCode).toBe(0);
    expect((await admin('banner list')).lines).toEqual(['There is none.']);
  });

  it.each([
    ['a file that is not there', `--desktop ${folder}/nothing.png --link /reports`, /cannot be read/],
    ['a type that is not there', `--desktop ${picture} --link /reports --type 5`, /not one of 1, 2, 3, 4/],
    ['no link', `--desktop ${picture}`, /^422-73: /],
  ])('is refused with %s', async (_what, options, message) => {
    const { lines, exitCode } = await admin(`banner add --type 1 --action same-window --alt متن ${options}`);
    expect(exitCode).toBe(1);
    expect(lines[0]).toMatch(message);
  });
});
