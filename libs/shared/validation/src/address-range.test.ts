import { isAddressRange, isAddressWithin, parseAddressRange } from './address-range';

describe('an address or a network', () => {
  it.each(['192.0.2.7', '0.0.0.0', '255.255.255.255', '192.0.2.0/24', '10.0.0.5/8', '192.0.2.7/32'])(
    'is %s',
    (text) => {
      expect(parseAddressRange(text)?.version).toBe(4);
    },
  );

  it.each(['::', '::1', '2001:db8::7', '2001:DB8::/32', '1:2:3:4:5:6:7:8', '1::8/128', 'fe80::/10'])(
    'is %s',
    (text) => {
      expect(parseAddressRange(text)?.version).toBe(6);
    },
  );

  it.each([
    ...['', ' ', 'example.com', '192.0.2', '192.0.2.256', '192.0.2.7.1', '192.0.2.07', '192.0.2.7/', '192.0.2.7/33'],
    ...[
      '192.0.2.0/0',
      '192.0.2.0/08',
      '192.0.2.0/24/8',
      '192.0.2.7 ',
      '192.0.2.0/-1',
      '::/0',
      '::/129',
      ':::',
      '1::2::3',
    ],
    ...['1:2:3:4:5:6:7', '1:2:3:4:5:6:7:8:9', '1:2:3:4::5:6:7:8', '12345::', 'g::', 'fe80::1%eth0', ':1', '1:'],
  ])('is not «%s»', (text) => {
    expect(isAddressRange(text)).toBe(false);
  });

  it.each([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.255', true],
    ['192.0.2.0/24', '192.0.3.0', false],
    // Bits behind the network do not matter.
    ['192.0.2.200/24', '192.0.2.1', true],
    ['128.0.0.0/1', '127.255.255.255', false],
    ['2001:db8::/32', '2001:db8:ffff::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['::1', '0:0:0:0:0:0:0:1', true],
    ['192.0.2.0/24', '::ffff:192.0.2.9', true],
    ['::/1', '192.0.2.7', false],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['nonsense', '192.0.2.7', false],
    ['192.0.2.0/24', 'nonsense', false],
  ])('%s holds %s: %s', (range, address, expected) => {
    expect(isAddressWithin(range, address)).toBe(expected);
  });
});
