import { hitAt } from './storm';
import { readStormSize, stormLines } from './tell-storm';

describe('the size of a storm', () => {
  it('is a hundred kills in a million, or what is asked for', () => {
    expect(readStormSize(undefined)).toEqual({ recipients: 1_000_000, kills: 100 });
    expect(readStormSize('50000,10')).toEqual({ recipients: 50_000, kills: 10 });
  });

  it.each(['', '10', '10,0', '5,10', 'a,b', '1000000,100,3'])('is not %j', (size) => {
    expect(readStormSize(size)).toBeUndefined();
  });
});

it('a storm hits both senders and the API in turn, and each tenth time the database as well', () => {
  expect(Array.from({ length: 10 }, (_, place) => hitAt(place))).toEqual([
    ...['sender', 'sender', 'API', 'sender', 'sender', 'API', 'sender', 'sender', 'API'],
    'API and database',
  ]);
});

it('a broken law is told, and ends it', () => {
  const result = { recipients: 100, kills: 2, seconds: 2, delivered: 99, inDoubt: 1, neverTaken: 1, mostInDoubt: 400 };
  const lines = stormLines({ ...result, worstReadyMs: 812.4, faults: ['a number got its message twice'] });
  expect(lines.slice(-2)).toEqual(['BROKEN: a number got its message twice', '1 laws were broken.']);
  expect(stormLines({ ...result, worstReadyMs: 812.4, faults: [] }).at(-1)).toBe('Every law held.');
});
