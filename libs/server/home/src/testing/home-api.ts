import { domainApi } from '@peyk/server-testing';
import { homeModule } from '../home.module';

const OLD_PANEL = 'https://old.example.com/';

/** A whole PNG of one pixel; `salt` makes it another picture. */
export function picture(salt = ''): Buffer {
  const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return Buffer.concat([Buffer.from(onePixel, 'base64'), Buffer.from(salt)]);
}

/** The home page's API over a database of its own, for the top of a test file. */
export function homeApi() {
  const api = domainApi(homeModule({ oldPanelUrl: OLD_PANEL }));
  const state = {} as { token: string };
  beforeAll(async () => {
    state.token = await api.signIn();
  });
  return {
    clock: api.clock,
    db: api.db,
    fetch: (url: string, headers: Record<string, string> = { authorization: state.token }) =>
      api.fetch(url, { headers }),
    get: async (path: string) => (await api.call(path, { token: state.token })).data,
  };
}
