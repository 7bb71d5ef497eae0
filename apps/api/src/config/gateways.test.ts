import { readGateways } from './gateways';

const MERCHANT = '1344b5d4-0048-11e8-94db-005056a205be';
const here = { isProduction: false, port: 4300, origins: [], panelUrl: undefined };
const production = { ...here, isProduction: true, panelUrl: 'https://panel.example/start' };

function read(env: Record<string, string>, around: Parameters<typeof readGateways>[1] = here) {
  const faults: string[] = [];
  return { settings: readGateways(env, around, faults), faults };
}

it('has no gateway unless a merchant id is given', () => {
  expect(read({}).settings).toMatchObject({ zarinpal: undefined, zibal: undefined, sep: undefined });
  expect(read({}, production).faults).toEqual([]);
});

it('lets a bank send people back to the panel, and on this machine to this port', () => {
  expect(read({ PEYK_ZARINPAL_MERCHANT: MERCHANT }, production)).toEqual({
    settings: {
      zarinpal: { merchant: MERCHANT, baseUrl: undefined },
      zibal: undefined,
      sep: undefined,
      callbackOrigins: ['https://panel.example'],
    },
    faults: [],
  });
  expect(read({}).settings.callbackOrigins).toEqual(['http://127.0.0.1:4300', 'http://localhost:4300']);
});

it.each([
  [{ PEYK_ZARINPAL_MERCHANT: 'hidden' }, here],
  [{ PEYK_ZIBAL_MERCHANT: 'hid den' }, here],
  [{ PEYK_SEP_MERCHANT: 'hidden' }, here],
  [{ PEYK_SEP_MERCHANT: '2015' }, { ...production, panelUrl: undefined }],
  [{ PEYK_ZIBAL_URL: 'https://sandbox.example' }, here],
  [{ PEYK_ZIBAL_MERCHANT: 'zibal', PEYK_ZIBAL_URL: 'https://a:b@sandbox.example' }, here],
  [{ PEYK_ZIBAL_MERCHANT: 'zibal', PEYK_ZIBAL_URL: 'http://sandbox.example' }, production],
  [{ PEYK_ZIBAL_MERCHANT: 'zibal' }, { ...production, panelUrl: undefined }],
])('refuses %j, and shows no merchant id', (env, around) => {
  const { faults } = read(env as Record<string, string>, around);
  expect(faults).toHaveLength(1);
  expect(faults.join()).not.toMatch(/hidden|hid den/);
});
