import { workspaceOf } from '../workspace.ts';
import { operations } from './operations.ts';

const contract = JSON.stringify({ paths: { '/credit': { get: { operationId: 'getCredit', tags: ['wallet'] } } } });
const routes = { 'libs/server/wallet/src/wallet.routes.ts': 'return { getCredit: async () => 1 };' };
const screen = { 'libs/wallet/src/api/get-credit.ts': "api.GET('/credit')" };

function faults(files: Record<string, string>) {
  const all = workspaceOf({ 'libs/server/http/src/contract.gen.json': contract, ...files });
  return operations.run(all).map(({ message }) => message);
}

describe('the table of operation, handler and screen', () => {
  it('is in order when all three are there', () => {
    expect(faults({ ...routes, ...screen })).toEqual([]);
  });

  it('misses a handler', () => {
    expect(faults(screen)).toEqual([expect.stringContaining('getCredit has no handler')]);
  });

  it('misses a screen', () => {
    expect(faults(routes)).toEqual([expect.stringContaining('called by no screen')]);
  });

  it('finds two handlers of one operation', () => {
    const second = { 'libs/server/send/src/send.routes.ts': 'return { getCredit };' };
    expect(faults({ ...routes, ...screen, ...second })).toEqual([expect.stringContaining('keep one')]);
  });

  it('finds a reason for having no screen that holds no more', () => {
    const known = { id: 'countJobNumbers', path: '/send/jobs/number-count' };
    const operation = { paths: { [known.path]: { post: { operationId: known.id, tags: ['banks'] } } } };
    const files = {
      'libs/server/http/src/contract.gen.json': JSON.stringify(operation),
      'libs/server/banks/src/banks.routes.ts': 'return { countJobNumbers };',
    };
    expect(operations.run(workspaceOf(files))).toEqual([]);
    const called = { ...files, 'libs/send/src/api/count.ts': `api.POST('${known.path}')` };
    expect(operations.run(workspaceOf(called)).map(({ message }) => message)).toEqual([
      expect.stringContaining('libs/send/src/api/count.ts calls it'),
    ]);
  });
});
