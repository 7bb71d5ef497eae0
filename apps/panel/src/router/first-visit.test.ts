import { isFirstOfVisit } from './first-visit';

const at = (key: string) => ({ key, pathname: '/identity', search: '', hash: '', state: null, mask: undefined });

afterEach(() => window.history.replaceState(null, ''));

it.each([
  ['the first page', { idx: 0 }, 'default', true],
  ['one that has replaced the first', { idx: 0 }, 'abc123', true],
  ['a later one', { idx: 2 }, 'abc123', false],
  ['the first of a router that keeps no history', null, 'default', true],
  ['a later one of such a router', null, 'abc123', false],
])('knows %s', (_what, state, key, isFirst) => {
  window.history.replaceState(state, '');
  expect(isFirstOfVisit(at(key))).toBe(isFirst);
});
