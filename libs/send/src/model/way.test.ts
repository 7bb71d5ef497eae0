import { EMPTY_COMPOSITION } from './composition';
import { NOBODY, readPeople, type ChosenPeople } from './people';
import { PHONEBOOK_WAY } from './ways/phonebook-way';
import { QUICK_WAY } from './ways/quick-way';

const paramsOf = (people: Partial<ChosenPeople>) =>
  PHONEBOOK_WAY.paramsOf({ ...EMPTY_COMPOSITION, people: { ...NOBODY, ...people } });

describe('whom a send goes to, as the contract has it', () => {
  it('is nobody until somebody is chosen in the way that is chosen', () => {
    expect(QUICK_WAY.paramsOf(EMPTY_COMPOSITION)).toBeNull();
    expect(paramsOf({})).toBeNull();
    expect(paramsOf({ by: 'segment', phonebookIds: ['7'] })).toBeNull();
    expect(paramsOf({ by: 'contacts', segmentId: '3' })).toBeNull();
  });

  it.each<[string, Partial<ChosenPeople>, object]>([
    ['numbers of phonebooks', { phonebookIds: ['7', '8'] }, { phonebook_ids: ['7', '8'] }],
    ['from the first is from the beginning', { phonebookIds: ['7'], from: '1' }, { phonebook_ids: ['7'] }],
    ['from the eleventh passes over ten', { phonebookIds: ['7'], from: '11' }, { phonebook_ids: ['7'], start: 10 }],
    ['so many', { phonebookIds: ['7'], count: '20' }, { phonebook_ids: ['7'], size: 20 }],
    ['contacts', { by: 'contacts', contacts: [{ id: '5', label: 'زهرا' }], from: '2' }, { contact_ids: ['5'] }],
    ['whom a filter finds', { by: 'segment', segmentId: '3', count: '2' }, { segment_id: '3' }],
  ])('is said for %s', (_what, people, params) => {
    expect(paramsOf(people)).toEqual(params);
  });
});

describe('a kept choice of people', () => {
  it.each([null, 5, [], { by: 'x', phonebookIds: 'a', contacts: [{ id: 5 }], from: '-1' }])(
    'is nobody for %j',
    (kept) => {
      expect(readPeople(kept)).toEqual(NOBODY);
    },
  );
});
