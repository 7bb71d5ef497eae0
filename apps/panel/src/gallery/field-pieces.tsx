import { Card, CardTitle, CodeField, PasswordField, SelectBox, Stack, TextField, size } from '@peyk/shared-ui';
import { useState } from 'react';

const LINES = [
  { value: '1', label: '۳۰۰۰۱۲۳۴ (پیش‌فرض)' },
  { value: '2', label: '۵۰۰۰۱۲۳۴' },
  { value: '3', label: '۱۰۰۰۱۲۳۴، غیرفعال', disabled: true },
];

/** Every field, plain, with a hint, wrong and disabled. */
export function FieldPieces() {
  const [text, setText] = useState('');
  const [code, setCode] = useState('12');
  const [line, setLine] = useState('1');
  return (
    <Card>
      <CardTitle>فیلدها</CardTitle>
      <Stack gap={4} style={{ maxInlineSize: size.form }}>
        <TextField label="نام" value={text} onChange={setText} hint="همان نامی که در کارت ملی آمده است." required />
        <TextField
          label="نام کاربری"
          kind="latin"
          value="demo-user"
          onChange={setText}
          error="این نام کاربری گرفته شده است."
        />
        <TextField label="شمارهٔ موبایل" kind="tel" value="09240000001" onChange={setText} disabled />
        <PasswordField label="گذرواژه" autoComplete="new-password" value="Abc12345" onChange={setText} />
        <CodeField label="کد یک‌بارمصرف" length={5} value={code} onChange={setCode} />
        <SelectBox label="خط ارسال" options={LINES} value={line} onChange={setLine} />
      </Stack>
    </Card>
  );
}
