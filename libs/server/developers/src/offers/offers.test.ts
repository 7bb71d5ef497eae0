import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenMember, testSeal } from '@peyk/shared-testing-node';
import { developersModule } from '../developers.module';

const api = domainApi(
  developersModule({
    ...{ pepper: 'a pepper for tests', seal: testSeal, sendCode: async () => undefined, expectCode: () => undefined },
    facades: [
      { key: 'kavenegar', title: 'کاوه‌نگار', path: '/compat/kavenegar/v1' },
      { key: 'smsir', title: 'SMS.ir', path: '/compat/smsir/v1' },
    ],
    facadeHosts: new Map([
      ['sms.example.ir', '/compat/kavenegar'],
      ['old.example.ir', '/compat/kavenegar'],
    ]),
  }),
);

it('lists what is served here, with the hosts that lead to it, and the own ways after it', async () => {
  const token = await api.signIn(await givenAccount(api.db()));
  const { items } = (await api.call('/panel/plugins', { token })).data;
  expect(items).toMatchObject([
    { key: 'kavenegar', kind: 'facade', path: '/compat/kavenegar/v1', hosts: ['sms.example.ir', 'old.example.ir'] },
    { key: 'smsir', kind: 'facade', path: '/compat/smsir/v1', hosts: [] },
    { key: 'api', kind: 'api', path: '/v1/api' },
    { key: 'sdk', kind: 'sdk', path: null },
    { key: 'webhooks', kind: 'webhooks', path: null },
  ]);
});

it('lists documents that are really there, for everybody who is signed in', async () => {
  const member = await givenMember(api.db(), await givenAccount(api.db()), { permissions: ['draft.read'] });
  const { items } = (await api.call('/panel/api-docs', { token: await api.signIn(member) })).data;
  expect(items.map(({ key }: { key: string }) => key)).toEqual(['reference', 'contract']);
  for (const { path, format } of items) {
    const answer = await api.fetch(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(format);
  }
});
