import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-frame';
import { describeField } from '../../testing/describe-field';
import { renderUi } from '../../testing/render-ui';
import { SmsComposer } from './sms-composer';
import type { ComposerVariable } from './variables';

const Composer = (props: FieldProps) => (
  <SmsComposer maxLength={2700} multipartChars={67} addsOptOut={false} {...props} />
);

// The text of a message is the customer's: not even its digits are changed.
describeField('SmsComposer', { Field: Composer, keepsOfDigits: '۱۲٣', filled: 'سلام' });

type Setting = Partial<Parameters<typeof SmsComposer>[0]> & { readonly text?: string };

function Controlled({ text = '', ...rest }: Setting) {
  const [value, setValue] = useState(text);
  return (
    <SmsComposer
      label="متن"
      maxLength={2700}
      multipartChars={67}
      addsOptOut={false}
      {...rest}
      value={value}
      onChange={setValue}
    />
  );
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'متن' });
const caretAt = (position: number) => act(() => box().setSelectionRange(position, position));
const variables: readonly ComposerVariable[] = [
  { name: 'name', label: 'نام', example: 'نازنین' },
  { name: 'code', label: 'کد' },
];

/** The counter as pairs: «بخش» -> «۱». */
function counter(): Readonly<Record<string, string | null>> {
  const names = screen.getAllByRole('term').map((term) => term.textContent);
  const values = screen.getAllByRole('definition').map((definition) => definition.textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? null]));
}

describe('the counter', () => {
  it('counts a Persian text of 71 characters as two parts', () => {
    renderUi(<Controlled text={'س'.repeat(71)} />);
    expect(counter()).toEqual({
      بخش: '۲',
      نویسه: '۷۱',
      'مانده در این بخش': '۶۳',
      'نوع متن': 'فارسی، هر بخش ۶۷',
    });
  });

  it('says nothing yet of the kind of an empty text', () => {
    renderUi(<Controlled />);
    expect(counter()).toEqual({ بخش: '۰', نویسه: '۰' });
  });

  it('counts an emoji as two characters and says so', () => {
    renderUi(<Controlled text="😀" />);
    expect(counter()['نویسه']).toBe('۲');
    expect(screen.getByText(/هر شکلک دو نویسه/)).toBeInTheDocument();
  });

  it('says which Latin signs count twice', () => {
    renderUi(<Controlled text="price [5€]" />);
    expect(counter()['نویسه']).toBe('۱۳');
    expect(screen.getByText('هر یک از [ € ] دو نویسه حساب می‌شود.')).toBeInTheDocument();
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

  it('is said aloud when the typing rests, not with every key', () => {
    jest.useFakeTimers();
    try {
      renderUi(<Controlled />);
      const status = screen.getByRole('status');
      fireEvent.change(box(), { target: { value: 'س' } });
      act(() => jest.advanceTimersByTime(1000));
      fireEvent.change(box(), { target: { value: 'سل' } });
      act(() => jest.advanceTimersByTime(1000));
      expect(status).toBeEmptyDOMElement();
      act(() => jest.advanceTimersByTime(300));
      expect(status).toHaveTextContent('متن فارسی، ۱ بخش، ۶۸ نویسه تا پایان این بخش.');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('the limits', () => {
  it('shows what is left of the limit when it is near', () => {
    const { rerender } = renderUi(<Controlled key="far" text={'س'.repeat(50)} maxLength={100} />);
    expect(counter()['مانده تا سقف متن']).toBeUndefined();
    rerender(<Controlled key="near" text={'س'.repeat(90)} maxLength={100} />);
    expect(counter()['مانده تا سقف متن']).toBe('۱۰');
  });

  it('says that a text has more parts than are taken', () => {
    renderUi(<Controlled text={'س'.repeat(71)} maxParts={1} />);
    expect(screen.getByRole('alert')).toHaveTextContent('این متن ۲ بخش است و بیش از ۱ بخش پذیرفته نمی‌شود');
    expect(box()).toBeInvalid();
  });

  it('cuts a pasted text so that the total stays at the limit, and says how much was left out', async () => {
    const { user } = renderUi(<Controlled text="12345" maxLength={10} />);
    await user.click(box());
    caretAt(5);
    await user.paste('abcd😀xyz');
    expect(box()).toHaveValue('12345abcd');
    expect(screen.getByText(/سقف ۱۰ نویسه بلندتر بود؛ ۵ نویسهٔ آخر آن افزوده نشد/)).toBeInTheDocument();
    await user.type(box(), 'z');
    expect(screen.queryByText(/بلندتر بود/)).not.toBeInTheDocument();
  });

  it('takes a pasted text that fits as it is, to the letter', async () => {
    const { user } = renderUi(<Controlled />);
    await user.click(box());
    await user.paste('يك\u200cشنبه ۱۲');
    expect(box()).toHaveValue('يك\u200cشنبه ۱۲');
  });
});

describe('what makes a text Persian', () => {
  it('names the few characters that make a Latin text Persian, and selects them in the text', async () => {
    const { user, container } = renderUi(<Controlled text={'Your order is ready\u200c, thank you؟'} />);
    expect(container.querySelectorAll('[data-mark="forcing"]')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'نیم‌فاصله' }));
    expect([box().selectionStart, box().selectionEnd]).toEqual([19, 20]);
    expect(screen.getByRole('button', { name: '؟' })).toBeInTheDocument();
  });

  it('replaces them by their Latin equals when nothing is lost', async () => {
    const { user } = renderUi(<Controlled text={'Your order ۱۲ is ready\u200c، thank you؟'} />);
    await user.click(screen.getByRole('button', { name: 'تبدیل به معادل لاتین' }));
    expect(box()).toHaveValue('Your order 12 is ready, thank you?');
    expect(counter()['نوع متن']).toBe('لاتین، هر بخش ۱۶۰');
  });

  it('offers nothing where a letter would be lost', () => {
    renderUi(<Controlled text="Your order is ready، سلام" />);
    expect(screen.queryByRole('button', { name: 'تبدیل به معادل لاتین' })).not.toBeInTheDocument();
  });

  it('explains nothing about a text that is Persian anyway', () => {
    renderUi(<Controlled text="سلام، سفارش شما آماده است" />);
    expect(screen.queryByText(/متن را فارسی/)).not.toBeInTheDocument();
  });

  it('says that only the opt-out text makes a Latin text Persian', () => {
    renderUi(<Controlled text="Your order is ready" addsOptOut />);
    expect(screen.getByText(/آن را فارسی می‌کند/)).toBeInTheDocument();
  });

  it('offers Persian letters for those of an Arabic keyboard, and changes nothing by itself', async () => {
    const { user } = renderUi(<Controlled text="يك سلام" />);
    expect(box()).toHaveValue('يك سلام');
    await user.click(screen.getByRole('button', { name: 'تبدیل به حرف فارسی' }));
    expect(box()).toHaveValue('یک سلام');
  });
});

describe('variables', () => {
  it('are inserted at the caret as {{name}}', async () => {
    const { user } = renderUi(<Controlled text="سلام عزیز" variables={variables} />);
    await user.click(box());
    caretAt(5);
    await user.click(screen.getByRole('button', { name: /نام/ }));
    expect(box()).toHaveValue('سلام {{name}}عزیز');
    expect(box()).toHaveFocus();
  });

  it('are shown as chips, and counted with their examples', () => {
    const { container } = renderUi(<Controlled text="سلام {{name}}" variables={variables} />);
    expect(container.querySelector('[data-mark="variable"]')).toHaveTextContent('{{name}}');
    expect(counter()['نویسه']).toBe('۱۱');
    expect(screen.getByText(/با مقدار نمونه شمرده/)).toBeInTheDocument();
  });

  it('are deleted as one thing, from behind and from before', async () => {
    const { user } = renderUi(<Controlled text="a{{name}}b{{code}}c" variables={variables} />);
    await user.click(box());
    caretAt(9);
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('ab{{code}}c');
    caretAt(2);
    await user.keyboard('{Delete}');
    expect(box()).toHaveValue('abc');
  });

  it('are stepped over by the caret', async () => {
    const { user } = renderUi(<Controlled text="a{{name}}b" variables={variables} />);
    await user.click(box());
    caretAt(1);
    fireEvent.select(box());
    caretAt(2);
    fireEvent.select(box());
    expect(box().selectionStart).toBe(9);
    caretAt(8);
    fireEvent.select(box());
    expect(box().selectionStart).toBe(1);
  });

  it('are named when nobody fills them in', () => {
    renderUi(<Controlled text="سلام {{nam}}" variables={variables} />);
    expect(screen.getByText(/«{{nam}}» در فهرست متغیرها نیست/)).toBeInTheDocument();
  });

  it('are ordinary characters where none are offered', async () => {
    const { user, container } = renderUi(<Controlled text="a{{name}}" />);
    await user.click(box());
    caretAt(9);
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('a{{name}');
    expect(container.querySelector('[data-mark]')).toBeNull();
  });
});

it('gives the slot for drafts a way to write at the caret, and refuses what does not fit', async () => {
  const slot = (insert: (text: string) => void) => (
    <button type="button" onClick={() => insert('پیام آماده')}>
      پیام‌ها
    </button>
  );
  const { user } = renderUi(<Controlled text="سلام " insertSlot={slot} maxLength={16} />);
  await user.click(box());
  caretAt(5);
  await user.click(screen.getByRole('button', { name: 'پیام‌ها' }));
  expect(box()).toHaveValue('سلام پیام آماده');
  await user.click(screen.getByRole('button', { name: 'پیام‌ها' }));
  expect(box()).toHaveValue('سلام پیام آماده');
  expect(screen.getByText(/افزوده نشد: متن از سقف ۱۶ نویسه می‌گذرد/)).toBeInTheDocument();
});

it('previews the message as it arrives, with the opt-out line last, and a mark where a part begins', async () => {
  const { user } = renderUi(<Controlled text={`{{name}} عزیز\n${'س'.repeat(70)}`} variables={variables} addsOptOut />);
  await user.click(screen.getByRole('button', { name: 'پیش‌نمایش' }));
  const preview = within(await screen.findByRole('region', { name: 'پیش‌نمایش پیام' }));
  const lines = preview.getAllByRole('paragraph').map((line) => line.textContent);
  expect(lines[0]).toBe('نازنین عزیز');
  expect(lines.at(-1)).toBe('لغو11');
  expect(preview.getByText('بخش ۲')).toBeInTheDocument();
});
