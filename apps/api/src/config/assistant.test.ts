import { readAssistant } from './assistant';

const read = (env: Record<string, string>, isProduction = true) => {
  const faults: string[] = [];
  return { setting: readAssistant(env, { isProduction }, faults), faults };
};
const MODEL = { PEYK_ASSISTANT_MODEL: 'small' };

it('is none without an address', () => {
  expect(read({})).toEqual({ setting: undefined, faults: [] });
  expect(read(MODEL).faults).toHaveLength(1);
});

it('takes an address however it ends, with a key or without', () => {
  const address = { ...MODEL, PEYK_ASSISTANT_URL: 'https://model.example/v1/' };
  expect(read(address)).toEqual({
    setting: { baseUrl: 'https://model.example/v1', model: 'small', key: undefined },
    faults: [],
  });
  expect(read({ ...address, PEYK_ASSISTANT_KEY: ' k ' }).setting?.key).toBe('k');
});

it.each([
  ['no address at all', { ...MODEL, PEYK_ASSISTANT_URL: 'model' }],
  ['a file', { ...MODEL, PEYK_ASSISTANT_URL: 'file:///etc/passwd' }],
  ['a password in the address', { ...MODEL, PEYK_ASSISTANT_URL: 'https://a:b@model.example/v1' }],
  ['an open line in production', { ...MODEL, PEYK_ASSISTANT_URL: 'http://model.example/v1' }],
  ['no model', { PEYK_ASSISTANT_URL: 'https://model.example/v1' }],
])('refuses %s', (_what, env) => {
  expect(read(env).faults).toHaveLength(1);
});

it('lets a model on this machine be asked without encryption', () => {
  expect(read({ ...MODEL, PEYK_ASSISTANT_URL: 'http://127.0.0.1:8080/v1' }).faults).toEqual([]);
  expect(read({ ...MODEL, PEYK_ASSISTANT_URL: 'http://model.example/v1' }, false).faults).toEqual([]);
});
