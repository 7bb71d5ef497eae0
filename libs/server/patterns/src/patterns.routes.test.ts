import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { patternsModule } from './patterns.module';
import { MAX_PATTERNS, MAX_VERSIONS } from './patterns.service';

const api = domainApi(patternsModule());
const CODE = { name: 'code', type: 'code', max_length: 6 };
const SAID = {
  title: 'کد ورود',
  text: 'کد ورود به aban.example.ir: {{code}}',
  variables: [CODE],
  website: 'https://aban.example.ir',
};
const NEW = { ...SAID, type: 'otp', description: 'ورود مشتریان' };

const post = (token: string, path: string, body: object) => api.call(`/patterns${path}`, { token, body });
const get = (token: string, id: string) => api.call(`/patterns/details?id=${id}`, { token });
const made = async (token: string, more: object = {}) =>
  (await post(token, '/normal', { ...NEW, ...more })).data.id as string;
const codeOf = async (token: string, path: string, body: object) => (await post(token, path, body)).meta.message_code;

describe('a pattern', () => {
  it('is made, waits for a person, is read and deleted', async () => {
    const token = await api.signIn();
    const { data } = await post(token, '/normal', NEW);
    const at = '2026-11-20T08:30:00.000Z';
    expect(data).toEqual({
      id: data.id,
      code: expect.stringMatching(/^[a-z0-9]{10}$/),
      type: 'otp',
      kind: 'otp',
      title: 'کد ورود',
      description: 'ورود مشتریان',
      state: 'waiting',
      version: 1,
      accepted_version: null,
      text: SAID.text,
      reason: null,
      created_at: at,
    });
    const { variables, website, text } = SAID;
    const version = {
      version: 1,
      text,
      variables,
      website,
      state: 'waiting',
      reason: null,
      asked_at: at,
      decided_at: null,
    };
    expect((await get(token, data.id)).data).toEqual({ pattern: data, versions: [version] });
    expect((await post(token, '/delete', { ids: [data.id, '999'] })).data).toEqual({ deleted_count: 1 });
    expect((await get(token, data.id)).meta.message_code).toBe('404-460');
    expect(await codeOf(token, '/normal/update', { id: data.id, ...SAID })).toBe('404-460');
  });

  it('with another text is another version, for which the one that waited gives way', async () => {
    const token = await api.signIn();
    const id = await made(token);
    const { data } = await post(token, '/normal/update', { id, ...SAID, text: `${SAID.text} ممنون` });
    expect(data).toMatchObject({ version: 2, state: 'waiting', description: null });
    const { versions } = (await get(token, id)).data;
    expect(versions.map(({ state }: { state: string }) => state)).toEqual(['waiting', 'replaced']);
  });

  it('with another title only is no new version', async () => {
    const token = await api.signIn();
    const id = await made(token);
    const { data } = await post(token, '/normal/update', { id, ...SAID, title: 'تازه' });
    expect(data).toMatchObject({ title: 'تازه', version: 1 });
  });

  it('has a hundred versions at most', async () => {
    const token = await api.signIn();
    const id = await made(token);
    await sql`update patterns set last_version = ${MAX_VERSIONS} where id = ${id}`.execute(api.db());
    await sql`update pattern_versions set version = ${MAX_VERSIONS} where pattern_id = ${id}`.execute(api.db());
    expect(await codeOf(token, '/normal/update', { id, ...SAID, text: `${SAID.text} ۲` })).toBe('422-461');
    expect(await codeOf(token, '/normal/update', { id, ...SAID, title: 'تازه' })).toBe('200-1');
  });

  it.each([
    ['of which nothing can be seen', { text: ' \u200c' }, '422-462', 'text'],
    ['with a control character', { text: `${SAID.text} \u0007` }, '422-463', 'text'],
    ['of 2,701 UTF-16 units', { text: `${'😀'.repeat(1350)}س` }, '422-464', 'text'],
    ['with braces left over', { text: `${SAID.text} }}` }, '422-465', 'text'],
    ['with a Persian variable', { text: `${SAID.text} {{نام}}` }, '422-466', 'text'],
    ['with a variable that says nothing', { text: `${SAID.text} {{var1}}` }, '422-467', 'text'],
    ['of twenty-one variables', { text: SAID.text + manyNames(21) }, '422-468', 'text'],
    ['of variables only', { text: '{{code}}' }, '422-469', 'text'],
    ['with a variable that is not described', { text: `${SAID.text} {{amount}}` }, '422-470', 'variables'],
    [
      'whose link could lead anywhere',
      { website: undefined, variables: [{ ...CODE, type: 'link' }] },
      '422-471',
      'website',
    ],
    ['that does not say whose it is', { text: 'کد شما {{code}}' }, '422-472', 'text'],
    ['whose website is none', { website: 'https://256.256.256.256' }, '422-475', 'website'],
  ])('%s is refused', async (_what, change, code, field) => {
    const token = await api.signIn();
    const { meta } = await post(token, '/normal', { ...NEW, ...change });
    expect([meta.message_code, Object.keys(meta.errors)]).toEqual([code, [field]]);
  });

  it('may name its company instead of a website', async () => {
    const account = await givenAccount(api.db(), { name: 'فروشگاه آبان' });
    const token = await api.signIn(account);
    expect((await api.call('/patterns/rules', { token })).data).toEqual({ company_names: ['فروشگاه آبان'] });
    const { data } = await post(token, '/normal', { ...NEW, text: 'فروشگاه آبان: {{code}}', website: undefined });
    expect(data.state).toBe('waiting');
  });

  it('is found by title, code, type and state, newest first', async () => {
    const token = await api.signIn();
    await made(token, { title: 'کتاب‌های نو', type: 'manual' });
    const last = await made(token, { title: 'مشق' });
    const list = async (filters: object) => (await post(token, '', { filters })).data.items;
    const [{ code }] = await list({});
    expect(await list({})).toMatchObject([{ id: last }, { title: 'کتاب‌های نو' }]);
    expect(await list({ title: 'كتابهاي' })).toMatchObject([{ title: 'کتاب‌های نو' }]);
    expect(await list({ code })).toMatchObject([{ id: last }]);
    expect(await list({ type: 'manual' })).toHaveLength(1);
    expect(await list({ state: 'accepted' })).toEqual([]);
  });

  it('is nothing to another account', async () => {
    const id = await made(await api.signIn());
    const other = await api.signIn();
    expect((await get(other, id)).status).toBe(404);
    expect((await post(other, '/normal/update', { id, ...SAID })).status).toBe(404);
    expect((await post(other, '/delete', { ids: [id] })).data).toEqual({ deleted_count: 0 });
    expect((await post(other, '', {})).data.items).toEqual([]);
  });

  it('is the thousandth at most, also when two come at once', async () => {
    const account = await givenAccount(api.db());
    const token = await api.signIn(account);
    await sql`
      insert into patterns (account_id, code, kind, title, last_version, created_at)
      select ${account.accountId}, lpad(n::text, 10, '0'), 'manual', 'الگو', 1, now()
      from generate_series(1, ${MAX_PATTERNS - 1}) n`.execute(api.db());
    const both = await Promise.all([1, 2].map(() => codeOf(token, '/normal', NEW)));
    expect(both.sort()).toEqual(['200-1', '422-460']);
  });
});

function manyNames(count: number): string {
  return Array.from({ length: count }, (_, n) => ` {{item_${n}}}`).join('');
}
