import { composePath, type Draft, type DraftSettings } from '@peyk/shared-screens';
import { SEND_PATHS } from '../send-paths';
import { NO_BANK, type BankBy, type BankChoice } from './bank';
import { bankChoice } from './bank-choice';
import { bankFromChoice } from './bank-from-choice';
import { EMPTY_COMPOSITION, type Composition } from './composition';
import { draftOf, openDraft } from './draft-content';
import { NOBODY } from './people';
import type { Way } from './way';
import { COUNTRY_WAY } from './ways/bank-ways';
import { FILE_WAY } from './ways/file-way';
import { KEYWORD_WAY, PEER_TO_PEER_WAY } from './ways/own-text-ways';
import { PHONEBOOK_WAY } from './ways/phonebook-way';
import { QUICK_WAY } from './ways/quick-way';

const NOW = Date.parse('2026-11-20T08:30:00Z');
const FILE = { uploadId: '7', name: 'a.txt', count: 3 };
const kept = (way: Way, values: Partial<Composition>) =>
  draftOf({ way, values: { ...EMPTY_COMPOSITION, text: 'سلام', ...values } }, NOW);
const opened = (settings: DraftSettings | null, before: Partial<Composition> = {}) => {
  const times = { created_at: '', updated_at: '' };
  const draft: Draft = { id: '1', group_id: '1', text: 'سلام', settings, recipients: null, missing: [], ...times };
  return openDraft(draft, { ...EMPTY_COMPOSITION, ...before });
};

const PART = { ...NOBODY, phonebookIds: ['1', '2'], from: '11', count: '5' };
const PLACE = {
  ...NO_BANK,
  provinceId: '8',
  gender: 'male',
  parts: { ...NO_BANK.parts, mci: { from: '', size: '6000' } },
};

describe('what a draft keeps', () => {
  it.each<[string, Way, Partial<Composition>]>([
    ['typed numbers', QUICK_WAY, { numbers: ['989241110001'] }],
    ['a part of phonebooks', PHONEBOOK_WAY, { people: PART }],
    ['a saved filter', PHONEBOOK_WAY, { people: { ...NOBODY, by: 'segment', segmentId: '3' } }],
    ['contacts of a text with variables', KEYWORD_WAY, { people: PART, valuesFrom: 'people' }],
    ['people of the bank', COUNTRY_WAY, { bank: PLACE }],
    ['all options', QUICK_WAY, { rate: '5', validity: '60', weeklyLimit: '2', trackLinks: true, charity: true }],
    ['a time to come', QUICK_WAY, { sendTime: '2026-11-21T08:30:00.000Z' }],
  ])('of %s comes back the same', (_what, way, values) => {
    const { settings } = kept(way, { line: '20001405', ...values });
    expect(opened(settings ?? null)).toEqual({
      composition: { ...EMPTY_COMPOSITION, line: '20001405', text: 'سلام', ...values },
      unread: 0,
    });
  });

  it('of chosen contacts comes back by their places, to be named', () => {
    const people = { ...NOBODY, by: 'contacts' as const, contacts: [{ id: '5', label: 'سارا' }] };
    const { settings } = kept(PHONEBOOK_WAY, { people });
    expect(settings?.params).toEqual({ contact_ids: ['5'] });
    expect(opened(settings ?? null).composition.people.contacts).toEqual([
      { id: '5', label: 'مخاطب ۱', isUnnamed: true },
    ]);
  });

  it('has no file, and says so', () => {
    const settings = { sending_type: 'file' };
    expect(kept(FILE_WAY, { file: FILE })).toEqual({ settings, notKept: 'file' });
    expect(kept(FILE_WAY, {})).toEqual({ settings, notKept: null });
    expect(kept(KEYWORD_WAY, { file: FILE })).toMatchObject({ notKept: 'file' });
  });

  it('has a thousand numbers at most', () => {
    const numbers = Array.from({ length: 1001 }, (_, i) => `98924${String(i).padStart(7, '0')}`);
    expect(kept(QUICK_WAY, { numbers: numbers.slice(1) }).settings?.params?.recipients).toHaveLength(1000);
    expect(kept(QUICK_WAY, { numbers })).toEqual({ settings: { sending_type: 'quick' }, notKept: 'many' });
  });

  it('has nothing that no send takes', () => {
    const values = { sendTime: '2026-11-20T08:30:30Z', rate: '0', validity: '4', weeklyLimit: '51', bank: NO_BANK };
    expect(kept(QUICK_WAY, values).settings).toEqual({ sending_type: 'quick' });
    expect(kept(COUNTRY_WAY, { bank: { ...PLACE, provinceId: '' } }).settings).toEqual({ sending_type: 'country' });
  });

  it('is nothing where each recipient brings a text', () => {
    expect(kept(PEER_TO_PEER_WAY, { file: FILE })).toEqual({});
  });
});

it('leaves everything but the text to a draft without settings', () => {
  const before = { line: '20001405', numbers: ['989241110001'], rate: '3' };
  expect(opened(null, before).composition).toEqual({ ...EMPTY_COMPOSITION, ...before, text: 'سلام' });
});

it('counts the numbers that were shown without their middle', () => {
  const recipients = ['0924***0001', '09241110002', '09241110002'];
  const { composition, unread } = opened({ sending_type: 'quick', params: { recipients } });
  expect([composition.numbers, unread]).toEqual([['989241110002'], 1]);
});

describe('a choice out of the bank', () => {
  const operators: BankChoice['operators'] = [{ operator: 'irancell', start: 100, size: 5000 }];
  it.each<[BankBy, BankChoice['filters']]>([
    ['place', { province_id: 8, county_id: 12, city_id: 90, from_birth_year: 1360, to_birth_year: 1380 }],
    ['postalCode', { postal_code: '1433', prefix: '0935' }],
    ['job', { province_id: 8, category_id: 4, sub_category_id: 9, gender: 'female' }],
    ['map', { shape: { circle: { centre: [35.7, 51.4], radius_km: 3.5 } } }],
    [
      'map',
      {
        shape: {
          polygon: [
            [35.7, 51.4],
            [35.8, 51.4],
            [35.8, 51.5],
          ],
        },
      },
    ],
    ['tower', { shape: { circle: { centre: [35.7, 51.4], radius_km: 2 } }, tower_hours: { from: 22, to: 2 } }],
  ])('by %s comes back as it was', (by, filters) => {
    const choice = { filters, operators, exclude_blacklisted: true };
    expect(bankChoice(by, bankFromChoice(choice))).toEqual(choice);
  });
});

it('opens each draft on the page of its way', () => {
  const pathOf = (sending_type: DraftSettings['sending_type']) => composePath({ id: '12', settings: { sending_type } });
  expect(pathOf('quick')).toBe(`${SEND_PATHS.quick}?draft=12`);
  expect(pathOf('phonebook')).toBe(`${SEND_PATHS.phonebook}?draft=12`);
  expect(pathOf('file')).toBe(`${SEND_PATHS.file}?draft=12`);
  expect(pathOf('keyword')).toBe(`${SEND_PATHS.keyword}?draft=12`);
  expect(pathOf('country')).toBe(`${SEND_PATHS.cityProvince}?draft=12`);
  expect(pathOf('postal_code')).toBe(`${SEND_PATHS.postalCode}?draft=12`);
  expect(pathOf('job')).toBe(`${SEND_PATHS.business}?draft=12`);
  expect(pathOf('map')).toBe(`${SEND_PATHS.map}?draft=12`);
  expect(pathOf('bts')).toBe(`${SEND_PATHS.tower}?draft=12`);
  expect(composePath({ id: '12', settings: null })).toBe(`${SEND_PATHS.quick}?draft=12`);
});
