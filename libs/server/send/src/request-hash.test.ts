import { hashRequest } from './request-hash';
import { fingerprintOf } from './source.service';

const REQUEST = { fromNumber: '30001234', text: 'سلام', numbers: ['09240000001', '09240000002'], charity: false };

const hex = (change: Partial<typeof REQUEST>) => {
  const request = { ...REQUEST, ...change };
  return hashRequest(request, { fingerprint: fingerprintOf(request.numbers) }).toString('hex');
};

describe('the hash of a priced request', () => {
  it('is the same for the same request', () => {
    expect(hex({})).toBe(hex({ numbers: [...REQUEST.numbers] }));
  });

  it.each([
    ['line', { fromNumber: '30001235' }],
    ['text', { text: 'سلام ' }],
    ['charity', { charity: true }],
    ['numbers', { numbers: ['09240000001'] }],
    ['order of the numbers', { numbers: ['09240000002', '09240000001'] }],
  ])('changes with the %s', (_what, change) => {
    expect(hex(change)).not.toBe(hex({}));
  });

  it('does not take two numbers for one that was glued together', () => {
    expect(hex({ numbers: ['12', '3'] })).not.toBe(hex({ numbers: ['1', '23'] }));
    expect(hex({ numbers: ['1:2', '3'] })).not.toBe(hex({ numbers: ['1', ':23'] }));
  });
});
