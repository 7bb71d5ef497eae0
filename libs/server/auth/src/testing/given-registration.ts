import { createPackage } from '../admin/package-admin.service';
import { DEFAULT_TERMS } from '../registration/terms';
import type { Answer, AuthApi } from './auth-api';

export const GIFT_MRIAL = 50_000_000n;

/** Two packages to choose from: one with two lines and a gift, one with nothing. @returns their ids as the contract writes them. */
export async function givenPackages({ database: { db } }: AuthApi): Promise<{ withGift: string; plain: string }> {
  const line = { title: 'خط', family: '3000', advertising: false };
  await db
    .insertInto('lines')
    .values(['30001111', '30002222'].map((number) => ({ ...line, number })))
    .execute();
  const offer = { description: 'بستهٔ آزمایش', giftMrial: 0n, lines: [] };
  await createPackage(db, { ...offer, title: 'هدیه', giftMrial: GIFT_MRIAL, lines: ['30002222', '30001111'] });
  await createPackage(db, { ...offer, title: 'ساده' });
  const rows = await db.selectFrom('packages').select('id').orderBy('id').execute();
  const [withGift = '', plain = ''] = rows.map(({ id }) => id.toString());
  return { withGift, plain };
}

/** A national id with the right check digit; `n` tells persons apart. */
export function nationalId(n: number, prefix = '001'): string {
  const head = prefix + String(n).padStart(6, '0');
  const remainder = [...head].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return head + String(remainder < 2 ? remainder : 11 - remainder);
}

/** What a person fills in; each `n` is another person with another mobile, whom nobody has. */
export function form(n: number, packageId: string, changes: object = {}) {
  return {
    username: `member-${n}`,
    password: 'Anar-Kavir-27',
    mobile: `98924${String(n).padStart(7, '0')}`,
    person: 'real',
    first_name: 'مریم',
    last_name: 'نمونه',
    national_id: nationalId(n),
    birth_date: '1991-03-21',
    package_id: packageId,
    activity_domain_id: '1',
    terms_version: DEFAULT_TERMS.version,
    ...changes,
  };
}

/** Registers and confirms; each from an address of its own. */
export async function join(api: AuthApi, body: { mobile: string }): Promise<Answer> {
  const ip = `10.${body.mobile.slice(-6, -4)}.${Number(body.mobile.slice(-4, -2))}.${Number(body.mobile.slice(-2))}`;
  const asked = await api.post('user/register', body, { ip: ip.replace(/\.0(\d)/, '.$1') });
  if (asked.status !== 200) return asked;
  return api.post('user/register/confirm', { token: asked.data.token, code: await api.lastCode() });
}
