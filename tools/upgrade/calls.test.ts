import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askProgram, faultsOfCalls, figuresOf } from './calls';
import type { Call } from './calls';

const call = (more: Partial<Call>): Call => ({
  ...{ program: 'old', phase: 'before', what: 'listSends', status: 200, ms: 10 },
  ...more,
});

describe('the calls of an upgrade', () => {
  it('are told by program and phase, with the slowest', () => {
    const calls = [
      call({ ms: 10 }),
      call({ phase: 'migrating', ms: 40, what: 'createSend' }),
      call({ ms: 30, what: 'getSend' }),
      call({ ms: 20 }),
    ];
    expect(figuresOf(calls)).toEqual([
      { program: 'old', phase: 'before', calls: 3, medianMs: 20, slowestMs: 30, slowest: 'getSend' },
      { program: 'old', phase: 'migrating', calls: 1, medianMs: 40, slowestMs: 40, slowest: 'createSend' },
    ]);
  });

  it('are faults when they were not answered with 200, each kind once', () => {
    const calls = [
      call({}),
      call({ phase: 'beside', status: 500 }),
      call({ phase: 'beside', status: 500 }),
      call({ program: 'new', phase: 'after', status: 0 }),
    ];
    expect(faultsOfCalls(calls)).toEqual([
      'listSends was answered with 500 by the old program (beside), 2 times',
      'listSends was answered with a broken connection by the new program (after)',
    ]);
  });
});

it('a call that nobody answers is an answer as well', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/gone') request.socket.destroy();
    else response.writeHead(503).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const program = { name: 'old', url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } as const;
  const ask = (path: string) => askProgram(program, { what: 'x', method: 'POST', path, headers: {}, body: {} });
  expect(await ask('/gone')).toMatchObject({ status: 0, text: '' });
  expect(await ask('/there')).toMatchObject({ status: 503, text: '{}' });
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
