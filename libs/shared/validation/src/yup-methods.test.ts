import { object } from 'yup';
import {
  FIELD_MESSAGES,
  NATIONAL_ID_MESSAGES,
  PASSWORD_MESSAGES,
  maxLengthMessage,
  maxMessage,
  minLengthMessage,
  minMessage,
  requiredMessage,
} from './messages';
import { checkedString, emailSchema, nationalIdSchema, otpCodeSchema, shebaSchema, textSchema } from './yup-methods';
import { newPasswordSchema, passwordConfirmationSchema } from './yup-password';

describe('the yup schemas', () => {
  it('clean a value before they judge it, and cast to the clean one', async () => {
    await expect(nationalIdSchema().validate(' ۰۰۱۲۳۴۵۶۷۹ ')).resolves.toBe('0012345679');
    await expect(shebaSchema().validate('ir11 0170 0000 0012 3456 7890 01')).resolves.toBe(
      'IR110170000000123456789001',
    );
    expect(textSchema().cast(' می\u200cروم ')).toBe('می\u200cروم');
  });

  it('say the reason of the refusal', async () => {
    await expect(nationalIdSchema().validate('123')).rejects.toThrow(NATIONAL_ID_MESSAGES.format);
    await expect(nationalIdSchema().validate('1111111111')).rejects.toThrow(NATIONAL_ID_MESSAGES.repeated);
    await expect(nationalIdSchema().validate('0012345670')).rejects.toThrow(NATIONAL_ID_MESSAGES.checksum);
    await expect(emailSchema().validate('a@b')).rejects.toThrow(FIELD_MESSAGES.email);
    await expect(otpCodeSchema().validate('12')).rejects.toThrow(FIELD_MESSAGES.otpCode);
    await expect(newPasswordSchema().validate('abcdefg1')).rejects.toThrow(PASSWORD_MESSAGES.noUppercase);
  });

  it('let the empty value pass unless it is required', async () => {
    await expect(emailSchema().validate('')).resolves.toBe('');
    await expect(emailSchema().validate(undefined)).resolves.toBeUndefined();
    await expect(emailSchema().required(requiredMessage('ایمیل')).validate('  ')).rejects.toThrow(
      'لطفاً ایمیل را وارد کنید.',
    );
  });

  it('refuse a new password that holds the mobile beside it, and take one that holds the username', async () => {
    const form = object({ username: textSchema(), mobile: textSchema(), password: newPasswordSchema() });
    const own = { username: 'maryam', mobile: '09241234567' };
    await expect(form.validate({ ...own, password: 'Kavir-Maryam-27' })).resolves.toBeDefined();
    await expect(form.validate({ ...own, password: 'Kavir-1234567' })).rejects.toThrow(PASSWORD_MESSAGES.hasMobile);
    await expect(newPasswordSchema({ mobile: own.mobile }).validate('Kavir-1234567')).rejects.toThrow(
      PASSWORD_MESSAGES.hasMobile,
    );
  });

  it('compare the confirmation with its password, digits of any script alike', async () => {
    const form = object({ password: newPasswordSchema(), again: passwordConfirmationSchema('password') });
    await expect(form.validate({ password: 'Kavirgoz1', again: 'Kavirgoz۱' })).resolves.toBeDefined();
    await expect(form.validate({ password: 'Kavirgoz1', again: 'Kavirgoz2' })).rejects.toThrow(
      FIELD_MESSAGES.passwordMismatch,
    );
    await expect(form.validate({ password: 'Kavirgoz1' })).rejects.toThrow(FIELD_MESSAGES.passwordMismatch);
  });

  it('take a rule of another library', async () => {
    const even = checkedString(
      (text) => text.trim(),
      (value) => (Number(value) % 2 === 0 ? null : 'odd'),
    );
    await expect(even.validate(' 4 ')).resolves.toBe('4');
    await expect(even.validate('3')).rejects.toThrow('odd');
  });
});

describe('generic messages', () => {
  it('name the field and write numbers in Persian, grouped', () => {
    expect(minLengthMessage('نام', 3)).toBe('نام باید دست‌کم ۳ نویسه داشته باشد.');
    expect(maxLengthMessage('متن', 2700)).toBe('متن نباید بیشتر از ۲۷۰۰ نویسه داشته باشد.');
    expect(minMessage('مبلغ', 1_000_000, 'ریال')).toBe('مبلغ نباید کمتر از ۱٬۰۰۰٬۰۰۰ ریال باشد.');
    expect(maxMessage('تعداد', 100)).toBe('تعداد نباید بیشتر از ۱۰۰ باشد.');
  });
});
