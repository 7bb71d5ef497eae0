import { MAX_PHONE_INPUT_CHARS, OPERATOR_NAMES, operatorOf, parseMobile } from '@peyk/shared-sms';
import type { ClipboardEvent } from 'react';
import type { FieldProps } from '../../fields/field-frame';
import { TextField } from '../../fields/text-field';
import { asTyped } from './judge-entry';
import { foldCountryCode } from './fold-country-code';
import { readNumbers } from './read-numbers';
import { styled } from '../../theme/styled';

const Root = styled('div')({ minInlineSize: 0 });

/**
 * One mobile number of a form (registering, a forgotten password): digits of every script, a paste in any spelling, and the
 * operator's name as soon as the number is whole. The value is what stands in the input, in Latin digits; `parseMobile` of
 * `@peyk/shared-sms` reads it.
 *
 * @example <MobileField label="شمارهٔ موبایل" {...bindField(form, 'mobile')} />
 */
export function MobileField(props: FieldProps) {
  const mobile = parseMobile(props.value);
  /** The input would cut `+98 (924) …` at its length before reading it. */
  const paste = (event: ClipboardEvent) => {
    const { valid, invalid } = readNumbers(event.clipboardData.getData('text'), new Set());
    const [number] = valid;
    if (number === undefined || valid.length + invalid.length > 1 || props.disabled === true) return;
    event.preventDefault();
    props.onChange(asTyped(number, 'mobile'));
  };
  return (
    <Root onPaste={paste}>
      <TextField
        {...props}
        onChange={(typed) => props.onChange(foldCountryCode(typed))}
        kind="tel"
        maxLength={MAX_PHONE_INPUT_CHARS}
        placeholder="0924 123 4567"
        autoComplete="tel"
        success={mobile === null ? undefined : OPERATOR_NAMES[operatorOf(mobile)]}
      />
    </Root>
  );
}
