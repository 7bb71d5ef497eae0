import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { FieldProps } from '../../fields/field-frame';
import { describeField } from '../../testing/describe-field';
import { renderUi } from '../../testing/render-ui';
import { PhoneNumberField } from './phone-number-field';

describeField<readonly string[]>('PhoneNumberField', {
  Field: (props: FieldProps<readonly string[]>) => <PhoneNumberField maxCount={100} {...props} />,
  keepsOfDigits: null,
  empty: [],
  filled: ['989240000001', '989240000002'],
});

interface Setting {
  readonly start?: readonly string[];
  readonly maxCount?: number;
  readonly mode?: 'mobile' | 'prefix';
}

function Controlled({ start = [], ...rest }: Setting) {
  const [numbers, setNumbers] = useState(start);
  return (
    <>
      <PhoneNumberField label="گیرنده‌ها" value={numbers} onChange={setNumbers} {...rest} />
      <output data-testid="kept">{numbers.join(',')}</output>
      <button type="button" onClick={() => setNumbers(['989240000099'])}>
        فهرستی دیگر
      </button>
    </>
  );
}

const box = () => screen.getByRole('textbox', { name: 'گیرنده‌ها' });
const kept = () => screen.getByTestId('kept').textContent;
const problem = () => screen.getByRole('alert');
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const three = ['989240000001', '989041000002', '989952000003'];
const many = (count: number) => Array.from({ length: count }, (_unused, index) => `98924${1_000_000 + index}`);
const said = () => screen.getAllByRole('status').map((element) => element.textContent);

describe('typing numbers', () => {
  it('has an input of type tel', () => {
    renderUi(<Controlled />);
    expect(box()).toHaveAttribute('type', 'tel');
  });

  it('adds a number with the Enter key, in the stored form, and empties the input', async () => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), '۰۹۲۴۰۰۰۰۰۰۱{Enter}');
    expect(kept()).toBe('989240000001');
    expect(box()).toHaveValue('');
    expect(said()).toContain('۰۹۲۴ ۰۰۰ ۰۰۰۱ افزوده شد؛ تعداد در فهرست: ۱');
  });

  it.each([
    '9240000001',
    '09240000001',
    '989240000001',
    '+9809240000001',
    '00989240000001',
    '0989240000001',
    '009809240000001',
  ])('prepends 98 to %s unless it starts with it', async (typed) => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), `${typed}{Enter}`);
    expect(kept()).toBe('989240000001');
  });

  it('says that a number is not valid and keeps it for mending', async () => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), '0941{Enter}');
    expect(problem()).toHaveTextContent('شماره معتبر نیست');
    expect(box()).toHaveValue('0941');
  });

  it('says that a number is already in the list, however it is spelled', async () => {
    const { user } = renderUi(<Controlled start={['989240000001']} />);
    await user.type(box(), '9240000001{Enter}');
    expect(problem()).toHaveTextContent('قبلاً در فهرست');
    expect(kept()).toBe('989240000001');
  });

  it('adds a valid number that was typed and left without Enter', async () => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), '09240000001');
    await user.tab();
    expect(kept()).toBe('989240000001');
  });

  it('says of what was left half typed that it is not valid', async () => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), '0924');
    await user.tab();
    expect(problem()).toHaveTextContent('شماره معتبر نیست');
    expect(box()).toHaveValue('0924');
  });

  it('takes no more than twelve digits', async () => {
    const { user } = renderUi(<Controlled />);
    await user.type(box(), '9892400000012345');
    expect(box()).toHaveValue('989240000001');
    expect(problem()).toHaveTextContent('بقیه نوشته نشد');
  });

  it('takes one pasted number however it is grouped', async () => {
    const { user } = renderUi(<Controlled />);
    await user.click(box());
    await user.paste('\ufeff 0098 (924) 000 0001 ');
    await user.keyboard('{Enter}');
    expect(kept()).toBe('989240000001');
  });

  it('tells the operator of every number by word, and how many there are of each', () => {
    renderUi(<Controlled start={three} />);
    expect(within(screen.getByRole('list')).getByText('رایتل')).toBeInTheDocument();
    expect(screen.getByText('۱ همراه اول')).toBeInTheDocument();
    expect(screen.getByText('۳ شماره')).toBeInTheDocument();
  });
});

describe('in prefix mode', () => {
  it('takes no more than six digits', async () => {
    const { user } = renderUi(<Controlled mode="prefix" />);
    await user.type(box(), '92412345');
    expect(box()).toHaveValue('924123');
  });

  it('refuses a leading zero with a message of its own', async () => {
    const { user } = renderUi(<Controlled mode="prefix" />);
    await user.type(box(), '0924{Enter}');
    expect(problem()).toHaveTextContent('پیش‌شماره نباید با صفر آغاز شود');
    expect(kept()).toBe('');
  });

  it('allows only one entry, without 98 before it', async () => {
    const { user } = renderUi(<Controlled mode="prefix" />);
    await user.type(box(), '924{Enter}');
    expect(kept()).toBe('924');
    expect(box()).toBeDisabled();
    expect(box()).toHaveAccessibleDescription(/فقط یک مورد/);
  });
});

describe('a full list', () => {
  it('disables the input once the maximum count is reached, says so, and opens it again when one is removed', async () => {
    const { user } = renderUi(<Controlled start={three.slice(0, 2)} maxCount={2} />);
    expect(box()).toBeDisabled();
    expect(box()).toHaveAccessibleDescription(/بیشترین تعداد، ۲ شماره/);
    await user.click(button('حذف ۰۹۲۴ ۰۰۰ ۰۰۰۱'));
    expect(kept()).toBe('989041000002');
    expect(box()).toBeEnabled();
  });

  it('gives the keyboard to the input when the only number of a full list is removed', async () => {
    const { user } = renderUi(<Controlled start={['989240000001']} maxCount={1} />);
    await user.click(button(/^حذف ۰/));
    expect(box()).toHaveFocus();
  });
});

describe('the chips', () => {
  it('takes the last number back into the empty input with Backspace', async () => {
    const { user } = renderUi(<Controlled start={three} />);
    await user.click(box());
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('09952000003');
    expect(kept()).toBe('989240000001,989041000002');
    await user.keyboard('{Backspace}');
    expect(box()).toHaveValue('0995200000');
    expect(kept()).toBe('989240000001,989041000002');
  });

  it('is one stop of the Tab key, goes on with the arrow keys, and returns to the input after the last', async () => {
    const { user } = renderUi(<Controlled start={three} />);
    act(() => button('حذف ۰۹۹۵ ۲۰۰ ۰۰۰۳').focus());
    await user.keyboard('{ArrowRight}');
    expect(button('حذف ۰۹۰۴ ۱۰۰ ۰۰۰۲')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(button('حذف ۰۹۲۴ ۰۰۰ ۰۰۰۱')).toHaveFocus();
    expect(screen.getAllByRole('button', { name: /^حذف ۰/ }).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard('{End}{ArrowLeft}');
    expect(box()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(button('حذف ۰۹۹۵ ۲۰۰ ۰۰۰۳')).toHaveFocus();
  });

  it('removes with Delete, says so, and stays at the place', async () => {
    const { user } = renderUi(<Controlled start={three} />);
    act(() => button('حذف ۰۹۰۴ ۱۰۰ ۰۰۰۲').focus());
    await user.keyboard('{Delete}');
    expect(kept()).toBe('989240000001,989952000003');
    expect(said()).toContain('۰۹۰۴ ۱۰۰ ۰۰۰۲ حذف شد.');
    expect(button('حذف ۰۹۹۵ ۲۰۰ ۰۰۰۳')).toHaveFocus();
    await user.keyboard('{Delete}{Delete}');
    expect(kept()).toBe('');
    expect(box()).toHaveFocus();
  });

  it('takes "remove all" back, with what was added since', async () => {
    const { user } = renderUi(<Controlled start={three} />);
    await user.click(button('حذف همه'));
    expect(kept()).toBe('');
    expect(button('برگرداندن')).toHaveFocus();
    await user.type(box(), '09240000009{Enter}');
    await user.click(button('برگرداندن'));
    expect(kept()).toBe(`${three.join(',')},989240000009`);
    expect(screen.queryByRole('button', { name: 'برگرداندن' })).not.toBeInTheDocument();
  });

  it('takes nothing back once another list was put here', async () => {
    const { user } = renderUi(<Controlled start={three} />);
    await user.click(button('حذف همه'));
    await user.click(button('فهرستی دیگر'));
    expect(screen.queryByRole('button', { name: 'برگرداندن' })).not.toBeInTheDocument();
  });
});

describe('thousands of numbers', () => {
  it('fold into the newest twelve and a count of the others', () => {
    renderUi(<Controlled start={many(1000)} />);
    expect(screen.getAllByRole('button', { name: /^حذف ۰/ })).toHaveLength(12);
    expect(button('حذف ۰۹۲۴ ۱۰۰ ۰۹۹۹')).toBeInTheDocument();
    expect(button('۹۸۸ شمارهٔ دیگر')).toBeInTheDocument();
  });

  it('are seen, searched as they are dialled, and removed in a list that draws only what is seen', async () => {
    const { user } = renderUi(<Controlled start={many(1000)} maxCount={5000} />);
    await user.click(button('۹۸۸ شمارهٔ دیگر'));
    const dialog = within(await screen.findByRole('dialog'));
    const rows = dialog.getAllByRole('listitem');
    expect(rows.length).toBeLessThan(40);
    expect(rows[0]).toHaveAttribute('aria-setsize', '1000');
    await user.type(dialog.getByLabelText('جستجو در شماره‌ها'), '۰۹۲۴۱۰۰۰۹۹');
    expect(dialog.getByText('۱۰ شماره پیدا شد')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'حذف ۰۹۲۴ ۱۰۰ ۰۹۹۰' }));
    await user.click(dialog.getByRole('button', { name: 'حذف ۹ شمارهٔ پیداشده' }));
    expect(dialog.getByText('موردی یافت نشد')).toBeInTheDocument();
    expect(kept()?.split(',')).toHaveLength(990);
    await user.click(dialog.getByRole('button', { name: 'برگرداندن' }));
    expect(kept()?.split(',')).toHaveLength(999);
  });
});
