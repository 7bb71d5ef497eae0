import { toDraftFilters } from './draft-filters';

describe('the filters of the drafts', () => {
  it('are the group of the page and the text of the address', () => {
    expect(toDraftFilters({ text: 'سلام' }, '3')).toEqual({ group_id: '3', text: 'سلام' });
    expect(toDraftFilters({}, undefined)).toEqual({});
  });
});
