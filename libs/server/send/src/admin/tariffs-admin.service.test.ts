import { createTestDatabase } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { findTariff } from '../tariffs.repository';
import { setStatutory, setTariff } from './tariffs-admin.service';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.close());

const FROM = new Date('2026-01-01T00:00:00Z');
const TARIFF = { family: '3000', language: 'persian', validFrom: FROM, unitMrial: 1_330_000n } as const;

describe('an admin', () => {
  it('sets a tariff and the charge by law, from an instant on', async () => {
    await setTariff(test.db, TARIFF);
    const ask = (at: Date) => findTariff(test.db, { family: '3000', language: 'persian', at });
    expect(await ask(new Date(FROM.getTime() - 1))).toBeUndefined();
    expect(await ask(FROM)).toEqual({ unitMrial: 1_330_000n, statutoryMrial: 0n });
    await setStatutory(test.db, { validFrom: FROM, perPartMrial: 40_000n });
    expect(await ask(FROM)).toEqual({ unitMrial: 1_330_000n, statutoryMrial: 40_000n });
  });

  it('cannot change what was set', async () => {
    const tariff = { ...TARIFF, family: '9000' };
    await setTariff(test.db, tariff);
    await expect(setTariff(test.db, { ...tariff, unitMrial: 1_000n })).rejects.toMatchObject({ code: '409-23' });
    const again = new Date('2026-02-01T00:00:00Z');
    await setStatutory(test.db, { validFrom: again, perPartMrial: 50_000n });
    await expect(setStatutory(test.db, { validFrom: again, perPartMrial: 0n })).rejects.toMatchObject({
      code: '409-23',
    });
  });

  it.each([
    ['a fraction of a rial', { unitMrial: 1_330_500n }, '422-31'],
    ['less than nothing', { unitMrial: -1_000n }, '422-31'],
    ['no family', { family: ' ' }, '422-32'],
  ])('cannot set %s', async (_what, change, code) => {
    const tariff = { ...TARIFF, validFrom: new Date('2027-01-01T00:00:00Z'), ...change };
    await expect(setTariff(test.db, tariff)).rejects.toMatchObject({ code });
  });

  it('cannot charge a fraction by law', async () => {
    const charge = { validFrom: new Date('2027-01-01T00:00:00Z'), perPartMrial: 40_500n };
    await expect(setStatutory(test.db, charge)).rejects.toMatchObject({ code: '422-31' });
  });
});
