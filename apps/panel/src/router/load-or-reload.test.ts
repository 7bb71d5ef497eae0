import { loadOrReload } from './load-or-reload';

const Screen = () => null;

function browser() {
  const values = new Map<string, string>();
  return {
    reload: jest.fn(),
    storage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  };
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
  expect(parts.storage.getItem('peyk-reloads:/x')).toBeNull();
});
