import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { BUILT_API, FaultStack } from './support/fault-stack';

const state = {} as { stack: FaultStack; broken: string };

beforeAll(async () => {
  state.stack = await FaultStack.start({ withApi: false });
  // Beside the program itself: it finds its packages from where it lies.
  state.broken = mkdtempSync(`${BUILT_API}-broken-`);
  cpSync(BUILT_API, state.broken, { recursive: true });
  rmSync(join(state.broken, 'migrations'), { recursive: true });
});
afterAll(async () => {
  rmSync(state.broken, { recursive: true, force: true });
  await state.stack.dispose();
});

describe('a start that fails leaves no database running', () => {
  it('before anybody is connected to it', async () => {
    const { stack, broken } = state;
    await expect(stack.startApi(undefined, { folder: broken })).rejects.toThrow(/peyk: .*migrations/);
    expect(stack.databasePid()).toBe(0);
  });

  it('when the last thing of it fails, after which a start goes well', async () => {
    const { stack } = state;
    const other = createServer().listen(stack.settings.panelPort, stack.settings.host);
    await once(other, 'listening');
    await expect(stack.startApi()).rejects.toThrow(/EADDRINUSE/);
    expect(stack.databasePid()).toBe(0);
    other.close();
    await once(other, 'close');
    await stack.startApi();
    expect(stack.databasePid()).toBeGreaterThan(0);
  });
});
