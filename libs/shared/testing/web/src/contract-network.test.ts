import { contractNetwork, exampleOf } from './contract-network';
import type { FakeNetwork } from './network';

let network: FakeNetwork | undefined;
afterEach(() => network?.restore());

async function ask(method: string, path: string) {
  const response = await fetch(`http://panel.test/v1/api${path}`, { method });
  return { status: response.status, body: await response.json() };
}

it('answers every operation with the contract’s example', async () => {
  network = contractNetwork();
  expect((await ask('GET', '/credit')).body.data).toEqual(exampleOf('GET /credit'));
});

it('counts the items of a list, so that a list is not empty by its own word', async () => {
  network = contractNetwork();
  const { items, paging } = (await ask('POST', '/transactions')).body.data;
  expect(items).toEqual(exampleOf('POST /transactions').items);
  expect(paging).toEqual({ page: 1, limit: 10, total: items.length });
});

it('lets a story or test say what an operation answers instead', async () => {
  network = contractNetwork({ 'GET /credit': { status: 503 } });
  expect((await ask('GET', '/credit')).status).toBe(503);
});

it('knows no operation that the contract has not', async () => {
  network = contractNetwork();
  expect((await ask('GET', '/nothing')).status).toBe(404);
});
