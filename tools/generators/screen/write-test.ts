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

function narrowing({ list }: Plan): string {
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
`;
}

/** `<name>-screen.test.tsx`: what only this list has, on the contract's own example. Faces and paging are tested in `shared/screens`. */
export function writeTest(plan: Plan): string {
  const { list, name, key, pascal, path } = plan;
  const operation = `${list.method} ${list.path}`;
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
${list.filters.length > 0 ? `const asked = () => network.seen.find((one) => one.operation === '${operation}');\n` : ''}
it('lists what the API answers', async () => {
  show();
  await screen.findByRole('table');
  expect(screen.getAllByRole('row')).toHaveLength(1 + items.length);
});
${narrowing(plan)}
it('teaches the way when there is nothing', async () => {
  network.answer({ '${operation}': NOTHING });
  show();
  expect(await screen.findByText(words.emptyTitle)).toBeInTheDocument();
});
`;
}
