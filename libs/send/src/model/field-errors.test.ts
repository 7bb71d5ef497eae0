import { fieldErrors } from './field-errors';

describe('the errors of a refused send', () => {
  it('come to the field that holds what they speak of', () => {
    expect(
      fieldErrors({ from_number: 'خط', message: 'متن', 'params.recipients': 'گیرنده', charity: 'نیکوکاری' }),
    ).toEqual({ line: 'خط', text: 'متن', numbers: 'گیرنده', charity: 'نیکوکاری' });
  });

  it('are understood with a path in front and for one entry of a list', () => {
    expect(fieldErrors({ '/params/recipients/3': 'گیرنده', 'body.message': 'متن' })).toEqual({
      numbers: 'گیرنده',
      text: 'متن',
    });
  });

  it('leave out what belongs to no field', () => {
    expect(fieldErrors({ quote_id: 'قیمت' })).toEqual({});
  });
});
