import { contactKey, readContactKey } from './contact-key';

it('a row is known by its id and its number, and both are read from its key', () => {
  const key = contactKey({ id: '12', mobile: '989241110001' });
  expect(readContactKey(key)).toEqual({ id: '12', mobile: '989241110001' });
});
