import { fieldErrors } from './field-errors';
import { PHONEBOOK_WAY } from './ways/phonebook-way';
import { QUICK_WAY } from './ways/quick-way';

describe('the errors of a refused send', () => {
  it('come to the field that holds what they speak of', () => {
    expect(
      fieldErrors({ from_number: 'خط', message: 'متن', 'params.recipients': 'گیرنده', charity: 'نیکوکاری' }, QUICK_WAY),
    ).toEqual({ line: 'خط', text: 'متن', numbers: 'گیرنده', charity: 'نیکوکاری' });
  });

  it('come to the recipients as the way of sending has them', () => {
    expect(fieldErrors({ start: 'بخش', segment_id: 'فیلتر' }, PHONEBOOK_WAY)).toEqual({ people: 'بخش' });
    expect(fieldErrors({ params: 'روش' }, PHONEBOOK_WAY)).toEqual({ people: 'روش' });
  });

  it('are understood with a path in front and for one entry of a list', () => {
    expect(fieldErrors({ '/params/recipients/3': 'گیرنده', 'body.message': 'متن' }, QUICK_WAY)).toEqual({
      numbers: 'گیرنده',
      text: 'متن',
    });
  });

  it('leave out what belongs to no field', () => {
    expect(fieldErrors({ quote_id: 'قیمت' }, QUICK_WAY)).toEqual({});
  });
});
