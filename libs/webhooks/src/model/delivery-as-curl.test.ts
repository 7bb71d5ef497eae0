import { execFileSync } from 'node:child_process';
import { deliveryAsCurl } from './delivery-as-curl';

const BODY = '{"type":"message.inbound","data":{"text":"سلام؛ \\"خوبی\\"؟ it\'s $HOME `id` \\\\n"}}';
const request = {
  url: 'https://shop.example.com/peyk?a=1&b[]={2}',
  headers: [
    { name: 'content-type', value: 'application/json' },
    { name: 'webhook-signature', value: 'v1,abc= v1,def=' },
  ],
};

it('gives a shell the request as it was, whatever stands in it', () => {
  const command = deliveryAsCurl(request, BODY);
  // In place of curl: what it would be given.
  const given = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${command}`], { encoding: 'utf8' });
  expect(given.split('\0').slice(0, -1)).toEqual([
    ...['--globoff', '-X', 'POST', request.url],
    ...['-H', 'content-type: application/json', '-H', 'webhook-signature: v1,abc= v1,def='],
    ...['--data-raw', BODY],
  ]);
});
