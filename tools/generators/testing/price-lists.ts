/** What the generator of a domain is asked for in its tests. */
import type { DomainOptions } from '../domain/plan.ts';

/** Two words, a name that is written with a link, and each kind of field. */
export const LISTS: DomainOptions = {
  name: 'price-lists',
  item: 'price-list',
  title: 'تعرفه‌های ویژه',
  itemTitle: 'تعرفه',
  fields: 'short_name:نام:60,terms:شرایط:1000:lines,note?:یادداشت:200',
};
