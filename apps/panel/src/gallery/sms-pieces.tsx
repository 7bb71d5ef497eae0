import { Card, CardTitle, PhoneNumberField, SmsComposer, Stack, size } from '@peyk/shared-ui';
import { useState } from 'react';

/** What a message is written and addressed with. */
export function SmsPieces() {
  const [text, setText] = useState('سلام، سفارش شما آماده است.');
  const [latin, setLatin] = useState('Your order is ready؟');
  const [numbers, setNumbers] = useState<readonly string[]>(['989240000001', '989041000002', '989952000003']);
  return (
    <Card>
      <CardTitle>پیامک</CardTitle>
      <Stack gap={4} style={{ maxInlineSize: size.form }}>
        <SmsComposer label="متن پیام" maxLength={2700} multipartChars={67} addsOptOut value={text} onChange={setText} />
        <SmsComposer
          label="متن لاتین"
          maxLength={2700}
          multipartChars={67}
          addsOptOut={false}
          value={latin}
          onChange={setLatin}
        />
        <PhoneNumberField label="گیرندگان" value={numbers} onChange={setNumbers} maxCount={1000} />
      </Stack>
    </Card>
  );
}
