import { neighbourhood } from './neighbourhood';

describe('the neighbourhood of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.200', '192.0.2.0/24'],
    ['2001:db8:0:1:aaaa::1', '2001:db8:0::/48'],
    ['2001:db8::5', '2001:db8:0::/48'],
  ])('of %s is %s', (ip, expected) => expect(neighbourhood(ip)).toBe(expected));
});
