import { factOf, fieldOf, linesOf, rowOfKey, valuesOf } from '@peyk/server-module';
import type { DeskCollection, KeptItem } from '@peyk/server-module';
import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import { fail } from './fail';
import { changePlan, createPlan } from './plans-admin.service';
import { findPlan, listPlans } from './plans.repository';
import type { Plan } from './plans.repository';
import type { Service } from './plans.tables';

const SERVICES: Readonly<Record<Service, string>> = {
  ...{ own_texts: 'متن جداگانه برای هر نفر', banks: 'بانک شماره' },
  ...{ map: 'نقشه و دکل', link_tracker: 'لینک کوتاه' },
};

/** @throws unknownPlan */
const requireRow = (key: string): bigint => rowOfKey(key) ?? fail('unknownPlan');

function itemOf({ id, title, description, priceMrial, days, isOpen, services }: Plan): KeptItem {
  const price = mrialToRialString(priceMrial);
  return {
    ...{ key: String(id), title, state: isOpen ? 'in_force' : 'closed' },
    facts: [factOf('قیمت', price, 'rial'), factOf('باز می‌کند', services.map((one) => SERVICES[one]).join('، '))],
    values: valuesOf({ title, description, price, days, services, is_open: isOpen }),
  };
}

/** What opens services that are sold. */
export const plansCollection: DeskCollection = {
  collection: 'plans',
  role: 'commerce',
  fields: [
    fieldOf('text', 'title', 'عنوان', { is_fixed: true, max_chars: 60 }),
    fieldOf('long_text', 'description', 'توضیح', { is_needed: false, max_chars: 500 }),
    fieldOf('rial', 'price', 'قیمت', { is_fixed: true, is_needed: false, hint: 'خالی یعنی رایگان.' }),
    fieldOf('number', 'days', 'چند روز', { is_fixed: true, is_needed: false, hint: 'خالی یعنی بی‌پایان.' }),
    fieldOf('choices', 'services', 'سرویس‌هایی که باز می‌کند', {
      ...{ is_fixed: true, choices: SERVICES },
      hint: 'این سرویس‌ها از این پس طرح می‌خواهند.',
    }),
    fieldOf('switch', 'is_open', 'فروخته می‌شود', { is_needed: false }),
  ],
  list: async ({ db }, { offset, limit }) => {
    const rows = await listPlans(db);
    return { total: rows.length, items: rows.slice(offset, offset + limit).map(itemOf) };
  },
  show: async ({ db }, key) => {
    const row = await findPlan(db, requireRow(key));
    return row && itemOf(row);
  },
  add: async ({ db, clock }, values) => {
    const description = values.get('description') ?? '';
    const plan = {
      ...{ title: values.get('title') ?? '', description, priceMrial: rialStringToMrial(values.get('price') ?? '0') },
      days: values.has('days') ? Number(values.get('days')) : null,
      // The cast: they were checked against the choices of their field.
      services: linesOf(values.get('services')) as Service[],
    };
    const id = await createPlan(db, plan, clock.now());
    if (values.get('is_open') !== 'yes') await changePlan(db, id, { description, isOpen: false });
  },
  change: async ({ db }, key, values) => {
    const [description, isOpen] = [values.get('description') ?? '', values.get('is_open') === 'yes'];
    await changePlan(db, requireRow(key), { description, isOpen });
    return undefined;
  },
};
