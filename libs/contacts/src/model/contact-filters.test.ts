import type { ContactFilters } from '../api/list-contacts';
import { contactFilterFields, toContactFilters } from './contact-filters';
import { isShownExactly, toFilterValues } from './saved-filters';
import { toSuppressedFilters } from './suppressed-filters';

const NOTHING = { phonebooks: [], tags: [], properties: [] };
const TYPES = new Map([
  ['5', 'date'],
  ['6', 'int'],
  ['7', 'string'],
] as const);

describe('the filters of the contacts', () => {
  it('are what the address says, without what nobody can mean', () => {
    const values = { search: 'رضایی ۴۵۶۷', phonebook: '3', tag: ['8', 'x'], gender: 'female', listed: 'opted_out' };
    expect(toContactFilters(values, undefined)).toEqual({
      ...{ search: 'رضایی ۴۵۶۷', phonebook_id: '3', tag_ids: ['8'], gender: 'female', opted_out: true },
    });
    expect(toContactFilters({ phonebook: 'x', gender: 'y', tag: ['z'], listed: 'q', px: '1' }, undefined)).toEqual({});
  });

  it('have days of birth and properties by their types, in the days of Tehran', () => {
    const values = {
      birth: { from: '1991-03-20T20:30:00.000Z' },
      p5: { from: '2026-03-20T20:30:00.000Z', to: '2026-03-21T20:29:59.000Z' },
      p6: { to: '12' },
      p7: 'تهر',
    };
    expect(toContactFilters(values, undefined)).toEqual({
      birth_from: '1991-03-21',
      properties: [
        { id: '5', from: '2026-03-21', to: '2026-03-21' },
        { id: '6', to: '12' },
        { id: '7', begins: 'تهر' },
      ],
    });
  });

  it('that were saved come back into the address and find the same', () => {
    const filters: ContactFilters = {
      ...{ search: 'رضایی', phonebook_id: '3', tag_ids: ['8'], birth_from: '1991-03-21' },
      gender: 'male',
      ...{
        from_date: '2026-01-01T00:00:00.000Z',
        blacklisted: false,
        opted_out: false,
        reach: 'not_delivered',
        reach_days: 90,
      },
      properties: [
        { id: '5', from: '2026-03-21', to: '2026-03-22' },
        { id: '6', from: '1' },
        { id: '7', begins: 'تهر' },
      ],
    };
    expect(toContactFilters(toFilterValues(filters, TYPES), undefined)).toEqual(filters);
    expect(toFilterValues({}, TYPES)).toEqual({});
    expect(isShownExactly(filters, TYPES)).toBe(true);
  });

  it('that were saved keep their days, also in a summer with daylight saving', () => {
    const filters = { birth_from: '2015-07-01', birth_to: '2015-07-01' };
    expect(toContactFilters(toFilterValues(filters, TYPES), undefined)).toEqual(filters);
  });

  it.each<ContactFilters>([
    { blacklisted: false },
    { blacklisted: true, opted_out: true },
    { number: '0924' },
    { reach: 'delivered', reach_days: 45 },
    { properties: [{ id: '7' }] },
  ])('that no field of the panel says are not opened as others: %j', (filters) => {
    expect(isShownExactly(filters, TYPES)).toBe(false);
  });

  it('are of the phonebook whose page it is, whatever the address says', () => {
    expect(toContactFilters({ phonebook: '3' }, '7')).toEqual({ phonebook_id: '7' });
    const keys = contactFilterFields({ ...NOTHING, phonebooks: null }).map(({ key }) => key);
    expect(keys).toEqual(['search', 'tag', 'gender', 'birth', 'created', 'listed', 'reach']);
  });

  it('wait for phonebooks and tags by name, and have one field for each property', () => {
    const [, phonebook, tag] = contactFilterFields({ ...NOTHING, phonebooks: undefined, tags: undefined });
    expect([phonebook, tag]).toMatchObject([{ loading: true }, { loading: true }]);
    const properties = [...TYPES].map(([id, type]) => ({ id, type, title: type }));
    expect(contactFilterFields({ ...NOTHING, properties }).slice(-3)).toMatchObject([
      { key: 'p5', type: 'date_range' },
      { key: 'p6', type: 'search_range' },
      { key: 'p7', type: 'search' },
    ]);
  });
});

describe('the filters of the lists of numbers', () => {
  it.each(['0924', '۰۹۲۴', '924', '98924', '+98924', '09241110001'])(
    'take %s as the beginning of a number',
    (number) => {
      expect(toSuppressedFilters({ number })).toEqual({ number });
    },
  );

  it('do not ask for what no number begins with, which the API would refuse', () => {
    expect(toSuppressedFilters({ number: '021' })).toEqual({});
    expect(toSuppressedFilters({ since: { from: 'a', to: 'b' } })).toEqual({ from_date: 'a', to_date: 'b' });
  });
});
