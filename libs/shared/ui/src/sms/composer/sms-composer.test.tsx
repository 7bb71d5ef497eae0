import { screen } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-frame';
import { describeField } from '../../testing/describe-field';
import { renderUi } from '../../testing/render-ui';
import { SmsComposer } from './sms-composer';

const Composer = (props: FieldProps) => (
  <SmsComposer maxLength={2700} multipartChars={67} addsOptOut={false} {...props} />
);

// The text of a message is the customer's: not even its digits are changed.
describeField('SmsComposer', { Field: Composer, keepsOfDigits: '۱۲٣' });

function Controlled({ text, addsOptOut = false }: { readonly text: string; readonly addsOptOut?: boolean }) {
  const [value, setValue] = useState(text);
  return (
    <SmsComposer
      label="متن"
      maxLength={2700}
      multipartChars={67}
      addsOptOut={addsOptOut}
      value={value}
      onChange={setValue}
    />
  );
}

/** The counter as pairs: «بخش» -> «۱». */
function counter(): Readonly<Record<string, string | null>> {
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((definition) => definition.textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}

it('counts a Persian text of 71 characters as two parts', () => {
  renderUi(<Controlled text={'س'.repeat(71)} />);
  expect(counter()).toEqual({ بخش: '۲', نویسه: '۷۱', 'مانده تا بخش بعد': '۶۳', 'نوع متن': 'فارسی' });
});

it('counts the opt-out text of an advertising line and says so', () => {
  renderUi(<Controlled text={'س'.repeat(65)} addsOptOut />);
  expect(counter()['نویسه']).toBe('۷۱');
  expect(screen.getByText(/در پایان متن افزوده می‌شود/)).toBeInTheDocument();
});

it('does not add the opt-out text to an empty text or a second time', () => {
  const { rerender } = renderUi(<Controlled key="empty" text="" addsOptOut />);
  expect(counter()['بخش']).toBe('۰');
  rerender(<Controlled key="given" text={'سلام\nلغو11'} addsOptOut />);
  expect(screen.queryByText(/افزوده می‌شود/)).not.toBeInTheDocument();
});

it('names the few characters that make a Latin text Persian', () => {
  renderUi(<Controlled text={'Your order is ready\u200c, thank you؟'} />);
  expect(screen.getByText('نیم‌فاصله')).toBeInTheDocument();
  expect(screen.getByText('؟')).toBeInTheDocument();
});

it('explains nothing about a text that is Persian anyway', () => {
  renderUi(<Controlled text="سلام، سفارش شما آماده است" />);
  expect(screen.queryByText(/متن را فارسی/)).not.toBeInTheDocument();
});

it('says that only the opt-out text makes a Latin text Persian', () => {
  renderUi(<Controlled text="Your order is ready" addsOptOut />);
  expect(screen.getByText(/آن را فارسی می‌کند/)).toBeInTheDocument();
});
