import { addressGroup } from './address-group';

describe('the address that a limit counts', () => {
  it.each([
    ['an IPv4 address itself', '192.0.2.7', '192.0.2.7'],
    ['the IPv4 address within an IPv6 one', '::ffff:192.0.2.7', '192.0.2.7'],
    ['the network of an IPv6 address', '2001:db8:0:1:aaaa::1', '2001:db8:0:1::/64'],
    ['the same one for its neighbour, however it is spelled', '2001:0DB8::1:ffff:0:0:9', '2001:db8:0:1::/64'],
    ['the network of a short one', '2001:db8::5', '2001:db8:0:0::/64'],
    ['the network of a link', 'fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['the machine itself', '::1', '0:0:0:0::/64'],
  ])('is %s', (_, ip, group) => {
    expect(addressGroup(ip)).toBe(group);
  });
});
