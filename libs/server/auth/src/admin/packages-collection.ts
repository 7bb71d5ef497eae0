import { DomainError } from '@peyk/server-http';
import { factOf, fieldOf, linesOf, rowOfKey, valuesOf } from '@peyk/server-module';
import type { DeskCollection, KeptItem } from '@peyk/server-module';
import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { listPackages } from '../registration/choices.repository';
import type { PackageChoice } from '../registration/choices.repository';
import { ACCOUNT_ADMIN_ERRORS } from './account-admin.errors';
import { changePackage, createPackage } from './package-admin.service';

function itemOf({ id, title, description, giftMrial, isOpen, lines }: PackageChoice): KeptItem {
  const numbers = lines.map(({ number }) => number);
  const gift = mrialToRialString(giftMrial);
  return {
    ...{ key: String(id), title, state: isOpen ? 'in_force' : 'closed' },
    facts: [factOf('هدیه', gift, 'rial'), factOf('خط‌ها', numbers.join(' '), 'latin')],
    values: valuesOf({ title, description, gift: giftMrial === 0n ? null : gift, lines: numbers, is_open: isOpen }),
  };
}

/** What people choose from when they register. */
export const packagesCollection: DeskCollection = {
  collection: 'packages',
  role: 'commerce',
  fields: [
    fieldOf('text', 'title', 'عنوان', { is_fixed: true, max_chars: 60 }),
    fieldOf('long_text', 'description', 'توضیح', { is_needed: false, max_chars: 500 }),
    fieldOf('rial', 'gift', 'اعتبار هدیه', {
      is_fixed: true,
      is_needed: false,
      hint: 'هر نفر یک بار؛ خالی یعنی بی‌هدیه.',
    }),
    fieldOf('words', 'lines', 'خط‌ها', {
      ...{ is_fixed: true, is_needed: false },
      hint: 'شمارهٔ هر خط در یک سطر؛ نخستین خط پیش‌فرض حساب می‌شود.',
    }),
    fieldOf('switch', 'is_open', 'ارائه می‌شود', { is_needed: false }),
  ],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listPackages(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(itemOf) };
  },
  show: async ({ db }, key) => {
    const row = (await listPackages(db)).find(({ id }) => String(id) === key);
    return row && itemOf(row);
  },
  add: async ({ db }, values) => {
    const id = await createPackage(db, {
      ...{ title: values.get('title') ?? '', description: values.get('description') ?? '' },
      giftMrial: rialStringToMrial(values.get('gift') ?? '0'),
      lines: linesOf(values.get('lines')),
    });
    if (values.get('is_open') !== 'yes')
      await changePackage(db, id, { description: values.get('description') ?? '', isOpen: false });
  },
  change: async ({ db }, key, values) => {
    const id = rowOfKey(key);
    if (id === undefined) throw new DomainError(ACCOUNT_ADMIN_ERRORS.unknownPackage);
    const [description, isOpen] = [values.get('description') ?? '', values.get('is_open') === 'yes'];
    await changePackage(db, id, { description, isOpen });
    return undefined;
  },
};
