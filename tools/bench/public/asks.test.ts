import { kannelAsks, numbersInTurn, sendAsks } from './asks.ts';

const shop = { accountId: '1', username: 'shop-1', password: 'x', line: '30001405', key: 'peyk_live_x' };

it('asks for a send to one number after the other, each with a key of its own', () => {
  const ask = sendAsks('http://127.0.0.1:80/v1/api/send', shop, numbersInTurn(), 7);
  const asked = [ask(), ask()].map((bytes) => {
    const [head = '', body = ''] = bytes.toString().split('\r\n\r\n');
    expect(head).toContain(`content-length: ${Buffer.byteLength(body)}`);
    return [/idempotency-key: (\S+)/.exec(head)?.[1], JSON.parse(body).params.recipients[0]];
  });
  expect(asked).toEqual([
    ['bench-000000000008', '989953000000'],
    ['bench-000000000009', '989041000000'],
  ]);
});

it('fills the number into an address of Kannel', () => {
  const ask = kannelAsks('http://127.0.0.1:13013/cgi-bin/sendsms?to=%23&text=x', () => '989240000001');
  expect(ask().toString()).toBe(
    'GET /cgi-bin/sendsms?to=989240000001&text=x HTTP/1.1\r\nhost: 127.0.0.1:13013\r\n\r\n',
  );
});
