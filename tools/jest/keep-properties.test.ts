import { runInThisContext } from 'node:vm';

const { keepProperties } = jest.requireActual<{ keepProperties(object: object): () => void }>('./keep-properties.cjs');

it('takes away what was added, and puts back what was changed or removed', () => {
  const symbol = Symbol('of a test');
  const getter = { configurable: true, get: () => 'computed' };
  const object: Record<PropertyKey, unknown> = Object.defineProperty(
    { kept: 1, changed: 2, removed: 3 },
    'asked',
    getter,
  );
  const putBack = keepProperties(object);
  Object.assign(object, { changed: 'otherwise', added: true, [symbol]: true });
  delete object['removed'];
  Object.defineProperty(object, 'asked', { configurable: true, value: 'fixed' });
  putBack();
  expect(Object.getOwnPropertyDescriptors(object)).toEqual({
    ...Object.getOwnPropertyDescriptors({ kept: 1, changed: 2, removed: 3 }),
    asked: { ...getter, set: undefined, enumerable: false },
  });
});

it('leaves in peace what cannot be taken away', () => {
  const object: Record<string, unknown> = {};
  const putBack = keepProperties(object);
  Object.defineProperty(object, 'fixed', { value: 1 });
  expect(putBack).not.toThrow();
});

it('is needed, because the files of a worker share the realm of their process', () => {
  expect(runInThisContext('globalThis')).toBe(globalThis);
});
