import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import type { FieldProps } from '../fields/field-frame';
import { axeFindings, renderUi } from './render-ui';

interface FieldTraits {
  /** The field with everything it needs beyond the common properties. */
  readonly Field: ComponentType<FieldProps>;
  /** What the field keeps of «۱۲٣» typed into it; `null` for fields that are not typed into. */
  readonly keepsOfDigits: string | null;
}

const LABEL = 'برچسب آزمایشی';
const ERROR = 'این مقدار درست نیست.';

/** The same promises for every field of the design system; each field's test file calls it once. */
export function describeField(name: string, { Field, keepsOfDigits }: FieldTraits): void {
  function Controlled({ onChange, value = '', ...rest }: Partial<FieldProps>) {
    const [shown, setShown] = useState(value);
    const change = (next: string) => {
      setShown(next);
      onChange?.(next);
    };
    return <Field label={LABEL} {...rest} value={shown} onChange={change} />;
  }
  const control = () => screen.getByLabelText(LABEL);

  describe(`${name} as a field`, () => {
    it('is found by its label', () => {
      renderUi(<Controlled />);
      expect(control()).toBeInTheDocument();
    });

    it('is reached by the keyboard', async () => {
      const { user } = renderUi(<Controlled />);
      await user.tab();
      expect(control()).toHaveFocus();
    });

    it('ties its error to itself and announces it', () => {
      renderUi(<Controlled error={ERROR} />);
      expect(control()).toBeInvalid();
      expect(control()).toHaveAccessibleDescription(ERROR);
      expect(screen.getByRole('alert')).toHaveTextContent(ERROR);
    });

    it('shows its hint only while nothing is wrong', () => {
      const { rerender } = renderUi(<Controlled hint="راهنما" />);
      expect(control()).toHaveAccessibleDescription('راهنما');
      rerender(<Controlled hint="راهنما" error={ERROR} />);
      expect(screen.queryByText('راهنما')).not.toBeInTheDocument();
    });

    it('takes nothing while it is disabled', async () => {
      const onChange = jest.fn();
      const { user } = renderUi(<Controlled disabled onChange={onChange} />);
      await user.click(control());
      await user.keyboard('12{Enter}');
      expect(onChange).not.toHaveBeenCalled();
    });

    it('tells when it is left', async () => {
      const onBlur = jest.fn();
      const { user } = renderUi(<Controlled onBlur={onBlur} />);
      await user.tab();
      expect(control()).toHaveFocus();
      control().blur();
      expect(onBlur).toHaveBeenCalledTimes(1);
    });

    it('gives axe nothing to find, empty, required or wrong', async () => {
      const { rerender } = renderUi(<Controlled required />);
      expect(await axeFindings()).toEqual([]);
      rerender(<Controlled error={ERROR} hint="راهنما" />);
      expect(await axeFindings()).toEqual([]);
    });

    if (keepsOfDigits !== null) {
      it('keeps Persian and Arabic digits as Latin ones', async () => {
        const onChange = jest.fn();
        const { user } = renderUi(<Controlled onChange={onChange} />);
        await user.type(control(), '۱۲٣');
        expect(onChange).toHaveBeenLastCalledWith(keepsOfDigits);
      });
    }
  });
}
