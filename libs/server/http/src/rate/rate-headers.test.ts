import { rateHeaders } from './rate-headers';

const RATE = { perSecond: 50, burst: 200 };

it('tells the policy, what is left and when all of it is there again', () => {
  expect(rateHeaders('write', RATE, { tokens: 200 })).toEqual({
    'ratelimit-policy': '"write";q=200;w=4',
    ratelimit: '"write";r=200;t=0',
  });
  expect(rateHeaders('write', RATE, { tokens: 149.5 }).ratelimit).toBe('"write";r=149;t=2');
});

it('never tells less than nothing, though a long body may have taken more than there was', () => {
  expect(rateHeaders('write', RATE, { tokens: -100 }).ratelimit).toBe('"write";r=0;t=6');
});

it('tells a caller that is refused of no window that ends after the wait', () => {
  expect(rateHeaders('write', RATE, { tokens: 0, retryAfterSeconds: 1 }).ratelimit).toBe('"write";r=0;t=1');
});
