import { contract } from './contract/contract';
import { MAX_LIMIT, isGoodRange, offsetOf, totalOfPage } from './paging';

describe('a page', () => {
  it('begins after all the pages before it', () => {
    expect(offsetOf({ page: 1, limit: 10 })).toBe(0);
    expect(offsetOf({ page: 3, limit: 25 })).toBe(50);
  });

  it.each([
    ['an empty first page', 0, 1, 0],
    ['a first page that is not full', 3, 1, 3],
    ['a third page that is not full', 3, 3, 23],
    ['a full page', 10, 2, undefined],
    ['an empty page behind others, which may be far behind the end', 0, 4, undefined],
  ])('of %s says the total or leaves it to counting', (_what, length, page, total) => {
    expect(totalOfPage(length, { page, limit: 10 })).toBe(total);
  });
});

interface Operation {
  parameters?: { name: string; schema: { maximum?: number } }[];
  requestBody?: object;
}

/** The schema of every property `limit`, wherever it stands. */
function limitsIn(value: unknown): { maximum?: number }[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'properties' in value ? (value.properties as Record<string, { maximum?: number }>)['limit'] : undefined;
  return [...(own ? [own] : []), ...Object.values(value).flatMap(limitsIn)];
}

/** In a body or as a parameter; what answers say of their limit is not asked for. */
function limitsOf({ parameters = [], requestBody }: Operation): { maximum?: number }[] {
  const named = parameters.filter(({ name }) => name === 'limit').map(({ schema }) => schema);
  return [...named, ...limitsIn(requestBody)];
}

describe('the contract', () => {
  it('lets nobody ask for more rows than a page may have', () => {
    const operations = Object.values(contract.paths).flatMap((path) => Object.values(path) as Operation[]);
    const limits = operations.flatMap(limitsOf).map(({ maximum }) => maximum ?? Infinity);
    expect(limits.length).toBeGreaterThan(3);
    expect(Math.max(...limits)).toBe(MAX_LIMIT);
  });
});

describe('a range of instants', () => {
  const [early, late] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-02T00:00:00Z')];
  it('is good when it is open, one instant, or in order', () => {
    expect(isGoodRange(undefined, undefined)).toBe(true);
    expect(isGoodRange(undefined, early)).toBe(true);
    expect(isGoodRange(late, undefined)).toBe(true);
    expect(isGoodRange(early, early)).toBe(true);
    expect(isGoodRange(early, late)).toBe(true);
  });

  it('is refused backwards, or with what is no instant', () => {
    expect(isGoodRange(late, early)).toBe(false);
    expect(isGoodRange(new Date('2026-01-01T23:59:60Z'), undefined)).toBe(false);
    expect(isGoodRange(undefined, new Date(Number.NaN))).toBe(false);
  });
});
