import { toRecipientFilters } from './recipient-filters';

describe('the filters of the recipients', () => {
  it('reach the API as the address says', () => {
    expect(toRecipientFilters({ number: '09241234567', status: '2' })).toEqual({ number: '09241234567', status: 2 });
  });

  it('drop what nobody can mean', () => {
    expect(toRecipientFilters({ number: 'x', status: '99' })).toEqual({});
    expect(toRecipientFilters({})).toEqual({});
  });
});
