import { screen } from '@testing-library/react';
import { ERROR, LABEL, fieldSubject, type FieldSubject, type FieldTraits } from './field-subject';
import { axeFindings, renderUi } from './render-ui';
import { declarationsOf, styleRulesWithin } from './style-rules';
import { setViewport } from './viewport';

export type { FieldTraits } from './field-subject';

const LONG_LABEL = 'نام و نام خانوادگی نمایندهٔ حقوقی شرکت به همان صورتی که در روزنامهٔ رسمی کشور به چاپ رسیده است';
const DESKTOP = 1280;
const SMALL_PHONE = 320;
/** What is left of the small phone between the margins of the page. */
const SMALL_PHONE_CONTENT = SMALL_PHONE - 2 * 16;
/** More stops than any field has. */
const MOST_TAB_STOPS = 12;

/** The same promises for every field of the design system; each field's test file calls it once. */
export function describeField<Value = string>(name: string, traits: FieldTraits<Value>): void {
  const subject = fieldSubject(traits);
  describe(`${name} as a field`, () => {
    beforeEach(() => {
      document.documentElement.lang = 'fa';
      document.documentElement.dir = 'rtl';
      setViewport(DESKTOP);
    });
    afterEach(() => setViewport(DESKTOP));

    promisesOfTheKeyboard(subject);
    promisesOfTheMessage(subject);
    promisesOfTheLooks(subject);
    if (subject.keepsOfDigits !== null) promisesOfTheDigits(subject);
  });
}

function promisesOfTheKeyboard<Value>({
  Controlled,
  control,
  nameOf,
  entry,
  holdsFocus,
  filled,
}: FieldSubject<Value>): void {
  it('is found by its label', () => {
    renderUi(<Controlled />);
    expect(control()).toHaveAccessibleName(nameOf(LABEL));
  });

  it('is reached by the keyboard', async () => {
    const { user } = renderUi(<Controlled />);
    await user.tab();
    expect(holdsFocus()).toBe(true);
  });

  it('is left by the keyboard, empty and filled', async () => {
    for (const value of [undefined, filled]) {
      const reached = jest.fn();
      const { user, unmount } = renderUi(
        <>
          <Controlled value={value} />
          <button type="button" onFocus={reached}>
            بعدی
          </button>
        </>,
      );
      for (let stop = 0; stop < MOST_TAB_STOPS; stop += 1) await user.tab();
      expect(reached).toHaveBeenCalled();
      unmount();
    }
  });

  it('takes nothing while it is disabled, and says so', async () => {
    const onChange = jest.fn();
    const { user } = renderUi(<Controlled disabled value={filled} onChange={onChange} />);
    await user.click(entry());
    await user.keyboard('12{Enter}{Delete}');
    await user.tab();
    await user.keyboard('12{Enter} {Delete}{ArrowDown}');
    expect(onChange).not.toHaveBeenCalled();
    expect(entry().matches(':disabled, [aria-disabled="true"]')).toBe(true);
  });

  it('tells when it is left', async () => {
    const onBlur = jest.fn();
    const { user } = renderUi(<Controlled onBlur={onBlur} />);
    await user.tab();
    expect(holdsFocus()).toBe(true);
    entry().blur();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });
}

function promisesOfTheMessage<Value>({ Controlled, control, nameOf, filled }: FieldSubject<Value>): void {
  it('ties its error to itself and announces it', () => {
    renderUi(<Controlled error={ERROR} />);
    expect(control()).toBeInvalid();
    expect(control()).toHaveAccessibleDescription(expect.stringContaining(ERROR));
    expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
  });

  it('is valid while nothing is wrong', () => {
    renderUi(<Controlled />);
    expect(control()).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows its hint only while nothing is wrong', () => {
    const { rerender } = renderUi(<Controlled hint="راهنما" />);
    expect(control()).toHaveAccessibleDescription(expect.stringContaining('راهنما'));
    rerender(<Controlled hint="راهنما" error={ERROR} />);
    expect(screen.queryByText('راهنما')).not.toBeInTheDocument();
  });

  it('says that it is required, to the eye and to the ear, and not in its name', () => {
    const { rerender } = renderUi(<Controlled />);
    expect(control()).not.toBeRequired();
    rerender(<Controlled required />);
    expect(control()).toBeRequired();
    expect(control()).toHaveAccessibleName(nameOf(LABEL));
    expect(screen.getAllByText('*')).not.toHaveLength(0);
  });

  it('gives axe nothing to find while it is empty, required or wrong', async () => {
    const { rerender } = renderUi(<Controlled required />);
    expect(await axeFindings()).toEqual([]);
    rerender(<Controlled error={ERROR} hint="راهنما" />);
    expect(await axeFindings()).toEqual([]);
  });

  it('gives axe nothing to find while it is filled and disabled', async () => {
    renderUi(<Controlled value={filled} disabled />);
    expect(await axeFindings()).toEqual([]);
  });
}

function promisesOfTheLooks<Value>({ Controlled, nameOf, filled }: FieldSubject<Value>): void {
  it('leaves directions to attributes, because a direction in a style is mirrored', () => {
    const { container } = renderUi(<Controlled value={filled} error={ERROR} />);
    expect(declarationsOf(styleRulesWithin(container), /^direction$/)).toEqual([]);
    expect(container.querySelector('[style*="direction:"]:not([style*="flex-direction:"])')).toBeNull();
  });

  it('draws every colour by a token in the dark theme too, and gives axe nothing to find there', async () => {
    const { container } = renderUi(<Controlled value={filled} error={ERROR} required />, { dark: true });
    expect(document.documentElement).toHaveClass('dark');
    const coloured = declarationsOf(
      styleRulesWithin(container),
      /^(color|background|background-color|border|border-color|outline|fill|stroke)$/,
    );
    expect(coloured.length).toBeGreaterThan(0);
    expect(coloured.filter(([, value]) => /#[\da-f]{3,8}\b|\b(rgb|hsl)a?\(/i.test(value))).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });

  it('asks for no more width than a phone of 320 pixels has, with a long label and a long error', async () => {
    setViewport(SMALL_PHONE);
    const { container } = renderUi(<Controlled label={LONG_LABEL} value={filled} error={`${ERROR} ${LONG_LABEL}`} />);
    expect(screen.getAllByText((_text, element) => element?.textContent === nameOf(LONG_LABEL)).length).toBeGreaterThan(
      0,
    );
    const widths = declarationsOf(styleRulesWithin(container), /^(min-)?(width|inline-size)$/);
    expect(widths.filter(([, value]) => Number(/^(\d+)px$/.exec(value)?.[1] ?? 0) > SMALL_PHONE_CONTENT)).toEqual([]);
    expect(await axeFindings()).toEqual([]);
  });
}

function promisesOfTheDigits<Value>({ Controlled, entry, keepsOfDigits }: FieldSubject<Value>): void {
  it('keeps Persian and Arabic digits as Latin ones, typed and pasted', async () => {
    const onChange = jest.fn();
    const { user, rerender } = renderUi(<Controlled key="typed" onChange={onChange} />);
    await user.type(entry(), '۱۲٣');
    expect(onChange).toHaveBeenLastCalledWith(keepsOfDigits);
    onChange.mockClear();
    rerender(<Controlled key="pasted" onChange={onChange} />);
    await user.click(entry());
    await user.paste('۱۲٣');
    expect(onChange).toHaveBeenLastCalledWith(keepsOfDigits);
  });

  it('is typed into in a direction of its own, left to right or by what is written', () => {
    renderUi(<Controlled />);
    expect(entry().closest('[dir="ltr"], [dir="auto"]')).not.toBeNull();
  });
}
