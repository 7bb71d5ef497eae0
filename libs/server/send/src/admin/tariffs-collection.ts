import { factOf, fieldOf, stateAt, valuesOf } from '@peyk/server-module';
import type { DeskCollection, ItemValues } from '@peyk/server-module';
import { mrialToRialString, rialStringToMrial } from '@peyk/shared-sms';
import type { Language } from '@peyk/shared-sms';
import { listStatutory, listTariffs } from './tariffs-admin.repository';
import { setStatutory, setTariff } from './tariffs-admin.service';

const LANGUAGES: Readonly<Record<Language, string>> = { persian: 'فارسی', latin: 'لاتین' };

const FROM = fieldOf('instant', 'valid_from', 'از زمان', {
  is_needed: false,
  hint: 'خالی یعنی از همین حالا. آنچه پذیرفته شده است قیمت خود را نگه می‌دارد.',
});

const fromOf = (values: ItemValues, now: Date) =>
  values.has('valid_from') ? new Date(values.get('valid_from') ?? 0) : now;
const factsOf = (price: string, from: Date) => [
  factOf('هر بخش', price, 'rial'),
  factOf('از', from.toISOString(), 'instant'),
];
const priceOf = (values: ItemValues) => rialStringToMrial(values.get('price') ?? '0');

/** What a part costs; a new price takes the place of the one before, which stays to be seen. */
export const tariffsCollection: DeskCollection = {
  collection: 'tariffs',
  role: 'commerce',
  fields: [
    fieldOf('latin', 'family', 'خانوادهٔ خط', { max_chars: 60 }),
    fieldOf('choice', 'language', 'زبان متن', { choices: LANGUAGES }),
    fieldOf('rial', 'price', 'قیمت هر بخش', { hint: 'پیش از ضریب اپراتور و عوارض قانونی.' }),
    FROM,
  ],
  list: async ({ db, clock }, page) => {
    const { total, items } = await listTariffs(db, page);
    const now = clock.now();
    return {
      total,
      items: items.map(({ family, language, valid_from, unit_mrial, until }) => {
        const price = mrialToRialString(unit_mrial);
        return {
          key: `${Buffer.from(family).toString('hex').slice(0, 40)}.${language}.${valid_from.getTime()}`,
          title: `${family}، ${LANGUAGES[language]}`,
          facts: factsOf(price, valid_from),
          state: stateAt(now, valid_from, until),
          values: valuesOf({ family, language, price, valid_from }),
        };
      }),
    };
  },
  add: ({ db, clock }, values) =>
    setTariff(db, {
      family: values.get('family') ?? '',
      // The cast: it was checked against the choices of its field.
      language: values.get('language') as Language,
      ...{ unitMrial: priceOf(values), validFrom: fromOf(values, clock.now()) },
    }),
};

/** What the law adds to every part. */
export const statutoryCollection: DeskCollection = {
  collection: 'statutory_charges',
  role: 'commerce',
  fields: [fieldOf('rial', 'price', 'عوارض هر بخش'), FROM],
  list: async ({ db, clock }, page) => {
    const { total, items } = await listStatutory(db, page);
    const now = clock.now();
    return {
      total,
      items: items.map(({ valid_from, per_part_mrial, until }) => {
        const price = mrialToRialString(per_part_mrial);
        return {
          ...{ key: String(valid_from.getTime()), title: 'عوارض قانونی', facts: factsOf(price, valid_from) },
          state: stateAt(now, valid_from, until),
          values: valuesOf({ price, valid_from }),
        };
      }),
    };
  },
  add: ({ db, clock }, values) =>
    setStatutory(db, { perPartMrial: priceOf(values), validFrom: fromOf(values, clock.now()) }),
};
