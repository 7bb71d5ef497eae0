import { loadOrReload } from './load-or-reload';

const Screen = () => null;

function browser() {
  const values = new Map<string, string>();
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { reload: jest.fn(), values, storage: () => storage };
}

const failing = { path: '/x', load: () => Promise.reject(new Error('chunk is gone')) };
const settled = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  return (await Promise.race([promise, new Promise((done) => setTimeout(() => done(pending), 1))])) === pending;
};

it('gives the screen when it loads', async () => {
  await expect(
    loadOrReload({ path: '/x', load: () => Promise.resolve({ default: Screen }) }, browser()),
  ).resolves.toEqual({
    default: Screen,
  });
});

it('loads the page again three times and then raises the failure', async () => {
  const parts = browser();
  for (let visit = 1; visit <= 3; visit += 1) {
    expect(await settled(loadOrReload(failing, parts))).toBe(true);
    expect(parts.reload).toHaveBeenCalledTimes(visit);
  }
  await expect(loadOrReload(failing, parts)).rejects.toThrow('chunk is gone');
  expect(parts.reload).toHaveBeenCalledTimes(3);
});

it('starts counting anew after a success', async () => {
  const parts = browser();
  void loadOrReload(failing, parts);
  await settled(Promise.resolve());
  await loadOrReload({ path: '/x', load: () => Promise.resolve({ default: Screen }) }, parts);
  expect(parts.values.size).toBe(0);
});

it('raises the failure at once where the browser forbids to count the reloads', async () => {
  const forbidden = {
    reload: jest.fn(),
    storage: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  await expect(loadOrReload(failing, forbidden)).rejects.toThrow('chunk is gone');
  expect(forbidden.reload).not.toHaveBeenCalled();
  const screen = { default: Screen };
  await expect(loadOrReload({ path: '/x', load: () => Promise.resolve(screen) }, forbidden)).resolves.toBe(screen);
});
