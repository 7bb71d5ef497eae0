import { apiOrigin, liveOrigin } from './addresses';
import { createApi } from './api';

const tell = (name: string, content: string) => {
  const meta = Object.assign(document.createElement('meta'), { name, content });
  document.head.append(meta);
};
const { fetch } = globalThis;
afterEach(() => {
  document.head.replaceChildren();
  globalThis.fetch = fetch;
});

it('are where the page is from, unless the page says otherwise', () => {
  expect([apiOrigin(), liveOrigin()]).toEqual([location.origin, location.origin.replace(/^http/, 'ws')]);
});

it('are what the page says; a socket without a word of its own is where the API is', () => {
  tell('peyk-api', 'https://api.example');
  expect([apiOrigin(), liveOrigin()]).toEqual(['https://api.example', 'wss://api.example']);
  tell('peyk-live', 'wss://live.example:8443');
  expect(liveOrigin()).toBe('wss://live.example:8443');
});

it.each(['', 'api.example', 'ftp://api.example', 'javascript:alert(1)'])(
  'are not %j, which is no address',
  (content) => {
    tell('peyk-api', content);
    tell('peyk-live', content);
    expect([apiOrigin(), liveOrigin()]).toEqual([location.origin, location.origin.replace(/^http/, 'ws')]);
  },
);

it('are where the client asks', async () => {
  tell('peyk-api', 'https://api.example');
  const asked: string[] = [];
  globalThis.fetch = async (request) => {
    asked.push((request as Request).url);
    return Response.json({ data: null, meta: {} });
  };
  const client = createApi<{ '/credit': { get: { responses: { 200: { content: { 'application/json': object } } } } } }>(
    {
      basePath: '/v1/api',
      loginFlow: new Set(),
    },
  );
  await client.GET('/credit');
  expect(asked).toEqual(['https://api.example/v1/api/credit']);
});
