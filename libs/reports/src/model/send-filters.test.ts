import { toSendFilters } from './send-filters';

describe('the filters of the list of sends', () => {
  it('reach the API as the address says', () => {
    expect(toSendFilters({ id: '12', text: ' تخفیف ', state: '0', type: 'webservice' })).toEqual({
      send_id: '12',
      message: 'تخفیف',
      state: 0,
      type: 'webservice',
    });
  });

  it('are absent when the address says nothing', () => {
    expect(toSendFilters({})).toEqual({});
  });

  it('drop what nobody can mean', () => {
    expect(toSendFilters({ id: 'x', text: '  ', state: '99', type: 'fax' })).toEqual({});
    expect(toSendFilters({ state: '' })).toEqual({});
  });

  it('cut a text that is longer than the API takes', () => {
    expect(toSendFilters({ text: 'س'.repeat(300) }).message).toHaveLength(100);
  });
});
