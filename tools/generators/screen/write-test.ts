import type { ListFilter } from './list-operation.ts';
import type { Plan } from './plan.ts';

interface Narrowed {
  search: string;
  asked: string;
}

/** One filter, as the address has it and as the API is asked. */
function narrowedBy({ name, kind, values }: ListFilter): Narrowed {
  const [first = ''] = values;
  if (kind === 'digits') return { search: `${name}=123`, asked: `{ ${name}: '123' }` };
  if (kind === 'word') return { search: `${name}=${first}`, asked: `{ ${name}: '${first}' }` };
  if (kind === 'text') return { search: `${name}=abc`, asked: `{ ${name}: 'abc' }` };
  const from = '2026-10-23T20:30:00.000Z';
  return { search: `createdFrom=${from}`, asked: `{ from_date: '${from}' }` };
}

function narrowing({ list }: Plan, operation: string): string {
  const [filter] = list.filters;
  if (filter === undefined) return '';
  const { search, asked } = narrowedBy(filter);
  const expectation =
    list.method === 'POST'
      ? `expect(asked()?.body).toEqual({ page: 1, limit: 10, filters: ${asked} });`
      : `expect(Object.fromEntries(asked()?.url.searchParams ?? [])).toEqual({ page: '1', limit: '10', ...${asked} });`;
  return `
it('narrows the list to what the address says', async () => {
  show('?${search}');
  await screen.findByRole('table');
  ${expectation}
});

it('says another thing when the filters hide everything', async () => {
  network.answer({ '${operation}': NOTHING });
  show('?${search}');
  expect(await screen.findByText(words.noResultTitle)).toBeInTheDocument();
});
`;
}

/** `<name>-screen.test.tsx`: the four faces, the paging and the filters, on the contract's own example. */
export function writeTest(plan: Plan): string {
  const { list, name, key, pascal, path } = plan;
  const operation = `${list.method} ${list.path}`;
  const paged =
    list.method === 'POST'
      ? 'expect(asked()?.body).toEqual({ page: 2, limit: 25 });'
      : "expect(Object.fromEntries(asked()?.url.searchParams ?? [])).toEqual({ page: '2', limit: '25' });";
  return `import { screen } from '@testing-library/react';
import { contractNetwork, exampleOf, renderScreen, type FakeNetwork } from '@peyk/shared-testing-web';
import { messages } from '../../messages';
import ${pascal}Screen from './${name}-screen';

const words = messages.${key};
const { items } = exampleOf('${operation}');
const NOTHING = { data: { items: [], paging: { page: 1, limit: 10, total: 0 } } };

let network: FakeNetwork;

beforeEach(() => {
  network = contractNetwork({ '${operation}': { data: { items, paging: { page: 1, limit: 10, total: 100 } } } });
});
afterEach(() => {
  network.restore();
  localStorage.clear();
});

const show = (search = '') => renderScreen(<${pascal}Screen />, { at: \`${path}\${search}\`, path: '${path}' });
const asked = () => network.seen.find((one) => one.operation === '${operation}');

it('lists what the API answers', async () => {
  show();
  await screen.findByRole('table');
  expect(screen.getAllByRole('row')).toHaveLength(1 + items.length);
});

it('asks for the page that the address names', async () => {
  show('?page=2&limit=25');
  await screen.findByRole('table');
  ${paged}
});
${narrowing(plan, operation)}
it('teaches the way when there is nothing', async () => {
  network.answer({ '${operation}': NOTHING });
  show();
  expect(await screen.findByText(words.emptyTitle)).toBeInTheDocument();
});

it('offers to ask again when the question failed', async () => {
  network.answer({ '${operation}': { status: 503 } });
  const { user } = show();
  const retry = await screen.findByRole('button', { name: 'تلاش دوباره' });
  network.answer({ '${operation}': { data: { items, paging: { page: 1, limit: 10, total: 1 } } } });
  await user.click(retry);
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

it('offers no second try to somebody who may not see it', async () => {
  network.answer({ '${operation}': { status: 403 } });
  show();
  expect(await screen.findByText('به این بخش دسترسی ندارید')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).not.toBeInTheDocument();
});
`;
}
