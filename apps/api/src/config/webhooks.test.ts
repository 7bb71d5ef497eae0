import { readWebhookRules } from './webhooks';

function read(env: Record<string, string>, isProduction: boolean) {
  const faults: string[] = [];
  return { rules: readWebhookRules(env, { isProduction }, faults), faults };
}

it('sends to encrypted addresses of the Internet alone in production', () => {
  expect(read({}, true)).toEqual({ rules: { http: false, privateNetworks: false }, faults: [] });
  expect(read({}, false).rules).toEqual({ http: true, privateNetworks: false });
});

it('opens private networks for development and tests, never in production', () => {
  const env = { PEYK_WEBHOOK_PRIVATE: 'allow' };
  expect(read(env, false)).toEqual({ rules: { http: true, privateNetworks: true }, faults: [] });
  const { rules, faults } = read(env, true);
  expect(rules).toEqual({ http: false, privateNetworks: false });
  expect(faults).toEqual([expect.stringContaining('not in production')]);
});

it('takes no other word', () => {
  expect(read({ PEYK_WEBHOOK_PRIVATE: 'yes' }, false).faults).toEqual([expect.stringContaining('"yes"')]);
});
