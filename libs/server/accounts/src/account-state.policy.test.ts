import { accountGoesOn } from './account-goes-on';
import { accountMay, accountStateOf, blockedMessage, refusalOf } from './account-state.policy';
import type { AccountMoment, AccountStanding } from './account-state.policy';
import { findAccountStanding } from './accounts.repository';
import { sql } from 'kysely';
import { createTestDatabase, givenAccount } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const ACTIVE: AccountStanding = { kind: 'customer', blockedReason: null, activation: 'active' };
const MOMENTS: readonly AccountMoment[] = ['accept', 'resume', 'schedule', 'prepare', 'handOver', 'payment'];

describe('an account', () => {
  it('that is active may do everything', () => {
    for (const moment of MOMENTS) {
      expect(accountMay(moment, ACTIVE)).toBe(true);
      expect(refusalOf(moment, ACTIVE)).toBeNull();
    }
  });

  it.each([
    ['blocked', { ...ACTIVE, blockedReason: 'بدهی' }, '403-20'],
    ['blocked, also while it is being checked', { ...ACTIVE, activation: 'checking', blockedReason: 'بدهی' }, '403-20'],
    ['being checked', { ...ACTIVE, activation: 'checking' }, '403-22'],
    ['inactive', { ...ACTIVE, activation: 'inactive' }, '403-21'],
  ] as const)('that is %s neither sends nor pays', (_how, account, code) => {
    for (const moment of MOMENTS) {
      expect(accountMay(moment, account)).toBe(false);
      expect(refusalOf(moment, account)).toMatchObject({ code, status: 403 });
    }
  });

  it('of the installation is always active: everybody’s login codes leave from it', () => {
    expect(accountStateOf({ kind: 'system', blockedReason: 'بدهی', activation: 'inactive' })).toBe('active');
  });
});

describe('the sentence of a block', () => {
  it('carries the reason of the admin, as a sentence of its own', () => {
    const whole = 'ارسال از حساب شما بسته شده است. دلیل: بدهی. برای باز شدن آن با پشتیبانی تماس بگیرید.';
    expect(blockedMessage(' بدهی ')).toBe(whole);
    expect(blockedMessage('بدهی.')).toBe(whole);
    expect(refusalOf('accept', { ...ACTIVE, blockedReason: 'بدهی' })?.message).toBe(whole);
  });

  it('is whole without one', () => {
    expect(blockedMessage('')).toBe('ارسال از حساب شما بسته شده است؛ برای باز شدن آن با پشتیبانی تماس بگیرید.');
  });
});

it('is the same policy in SQL, for every way an account may stand', async () => {
  for (const kind of ['customer', 'system'] as const) {
    for (const blockedReason of [undefined, 'بدهی']) {
      for (const activation of ['active', 'checking', 'inactive'] as const) {
        const { accountId } = await givenAccount(test.db, { kind, ...(blockedReason && { blockedReason }) });
        const reason = activation === 'inactive' ? 'mobile' : null;
        await sql`update accounts set activation = ${activation}, activation_reason = ${reason}
          where id = ${accountId}`.execute(test.db);
        const account = await findAccountStanding(test.db, accountId);
        if (!account) throw new Error('it was just made');
        const { rows } = await sql<{
          goesOn: boolean;
        }>`select ${accountGoesOn(sql`${accountId}::bigint`)} as "goesOn"`.execute(test.db);
        for (const moment of ['prepare', 'schedule', 'handOver'] as const)
          expect({ account, may: accountMay(moment, account) }).toEqual({ account, may: rows[0]?.goesOn });
      }
    }
  }
});
