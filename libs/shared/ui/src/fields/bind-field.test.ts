import { bindField, bindValue } from './bind-field';

const form = (touched: boolean) => ({
  values: { name: 'علی', accepted: true, cities: ['قم'] },
  errors: { name: 'نادرست', accepted: 'نادرست' },
  touched: { name: touched, accepted: touched },
  setFieldValue: jest.fn(),
  setFieldTouched: jest.fn(),
});

it('shows an error only after the field was left', () => {
  expect(bindField(form(false), 'name').error).toBeUndefined();
  expect(bindField(form(true), 'name').error).toBe('نادرست');
});

it('binds a text', () => {
  const shown = form(false);
  const bound = bindField(shown, 'name');
  expect(bound).toMatchObject({ name: 'name', value: 'علی' });
  bound.onChange('رضا');
  bound.onBlur();
  expect(shown.setFieldValue).toHaveBeenCalledWith('name', 'رضا');
  expect(shown.setFieldTouched).toHaveBeenCalledWith('name');
});

it('binds a value that is no text as it is', () => {
  const shown = form(true);
  expect(bindValue(shown, 'accepted')).toMatchObject({ value: true, error: 'نادرست' });
  bindValue(shown, 'cities').onChange(['قم', 'رشت']);
  expect(shown.setFieldValue).toHaveBeenCalledWith('cities', ['قم', 'رشت']);
});
