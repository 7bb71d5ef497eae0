import { isForbiddenAddress } from './forbidden-address';
import { STRICT, faultOfUrl } from './webhook-url';

const DEVELOPMENT = { http: true, privateNetworks: false };
const TESTS = { http: true, privateNetworks: true };

describe('an address on the network', () => {
  it.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
    ...['169.254.169.254', '100.64.0.1', '100.127.255.255', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.1'],
    ...['203.0.113.9', '192.88.99.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::FFFF:10.0.0.1', '0:0:0:0:0:ffff:a00:1', '::127.0.0.1'],
    ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001:0:1::1', 'fc00::1', 'fd12:3456::1', 'fe80::1'],
    ...['fe80::1%eth0', 'fec0::1', 'ff02::1', '100::1', 'example.com', '', '0x7f.1', '2130706433'],
  ])('%s is forbidden', (address) => expect(isForbiddenAddress(address)).toBe(true));

  it.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '100.63.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
    '%s is not',
    (address) => expect(isForbiddenAddress(address)).toBe(false),
  );
});

describe('the address of a webhook', () => {
  it.each([
    ['https://shop.example.com/peyk?x=1', undefined],
    ['https://shop.example.com:8443/', undefined],
    ['https://shop.example.com:80/', undefined],
    ['https://8.8.8.8/', undefined],
    ['http://shop.example.com/', 'not_https'],
    ['ftp://shop.example.com/', 'not_https'],
    ['file:///etc/passwd', 'not_an_address'],
    ['gopher://shop.example.com:70/', 'not_https'],
    ['shop.example.com', 'not_an_address'],
    ['https://user:pass@shop.example.com/', 'not_an_address'],
    ['https://shop.example.com/#x', 'not_an_address'],
    ['https://localhost/', 'forbidden_host'],
    ['https://a.localhost./', 'forbidden_host'],
    ['https://metadata.google.internal/', 'forbidden_host'],
    ['https://127.0.0.1/', 'forbidden_host'],
    ['https://2130706433/', 'forbidden_host'],
    ['https://017700000001/', 'forbidden_host'],
    ['https://0x7f.0.0.1/', 'forbidden_host'],
    ['https://127.1/', 'forbidden_host'],
    ['https://169.254.169.254/latest/meta-data', 'forbidden_host'],
    ['https://[::1]/', 'forbidden_host'],
    ['https://[::ffff:169.254.169.254]/', 'forbidden_host'],
    ['https://①②⑦.0.0.1/', 'forbidden_host'],
    ['https://shop.example.com:22/', 'forbidden_port'],
    ['https://shop.example.com:25/', 'forbidden_port'],
    ['https://shop.example.com:1024/', 'forbidden_port'],
    ['https://shop.example.com:5432/', 'forbidden_port'],
    ['https://shop.example.com:6379/', 'forbidden_port'],
    ['https://shop.example.com:27017/', 'forbidden_port'],
  ])('%s: %s', (url, fault) => expect(faultOfUrl(url, STRICT)).toBe(fault));

  it('may be open in development, and private in tests, on no port of another service', () => {
    expect(faultOfUrl('http://shop.example.com/', DEVELOPMENT)).toBeUndefined();
    expect(faultOfUrl('http://127.0.0.1:40001/', DEVELOPMENT)).toBe('forbidden_host');
    expect(faultOfUrl('http://127.0.0.1:40001/', TESTS)).toBeUndefined();
    expect(faultOfUrl('http://127.0.0.1:5432/', TESTS)).toBe('forbidden_port');
  });
});
