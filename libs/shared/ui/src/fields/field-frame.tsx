import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { font, media, motion, radius, size, space, tone } from '../tokens';

/**
 * What every field takes. All fields are controlled: the value comes from outside, and every change is told. Most values
 * are texts; a checkbox has a boolean, a list with several choices an array.
 */
export interface FieldProps<Value = string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** A sentence under the field: what is wrong and what to do. */
  readonly error?: string;
  /** A sentence under the field while nothing is wrong. */
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
  readonly required?: boolean;
}

const Root = styled('div')({ display: 'grid', gap: space[1], minInlineSize: 0 });
const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'end', gap: space[2] });
const Label = styled('label')({ fontSize: font.caption, fontWeight: font.medium, color: tone.ink });
const Star = styled('span')({ paddingInlineStart: space[1], color: tone.pomegranateText, fontSize: font.caption });
const Hint = styled('p')({ fontSize: font.caption, color: tone.inkSoft, lineHeight: font.lineHeight });
const Failure = styled(Hint)({
  display: 'flex',
  gap: space[1],
  alignItems: 'start',
  color: tone.pomegranateText,
  whiteSpace: 'pre-line',
});

const BORDER = 1;

/** The box around the thing that is typed into: one border, one focus ring, one error look for every field. */
export const FieldBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.control,
  paddingInline: space[3],
  background: tone.surface,
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.field,
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: tone.inkSoft },
  '&:focus-within': { borderColor: tone.lapisText, outline: `1px solid ${tone.lapisText}`, outlineOffset: 0 },
  '&[data-invalid="true"]': { borderColor: tone.pomegranateText },
  '&[data-invalid="true"]:focus-within': { outlineColor: tone.pomegranateText },
  '&[data-disabled="true"]': { background: tone.sunken, borderColor: tone.hairline, color: tone.inkSoft },
  // A button inside counts the box's own border in, so that every field is as high as the others.
  '& > button': { blockSize: size.control - 2 * BORDER, marginInlineEnd: -space[2] },
  [media.touch]: { minHeight: size.touch, '& > button': { blockSize: size.touch - 2 * BORDER } },
});

/** The bare input inside a {@link FieldBox}. */
export const BareInput = styled('input')({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: space[2],
  paddingInline: 0,
  border: 0,
  background: 'transparent',
  fontSize: font.body,
  lineHeight: font.tightLineHeight,
  '&:focus-visible': { outline: 'none' },
  '&::placeholder': { color: tone.inkSoft, opacity: 1 },
  '&[dir="ltr"]': { textAlign: 'end' },
  '&[dir="ltr"]::placeholder': { textAlign: 'end' },
  // iOS zooms the page into inputs with letters smaller than 16 px.
  [media.touch]: { fontSize: 16 },
});

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly required?: boolean;
  /** Stands at the end of the label's line, e.g. a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label above, message below, and the ties between them that a screen reader follows. */
export function FieldFrame({ id, label, error, hint, required = false, aside, children }: FrameProps) {
  return (
    <Root>
      <Head>
        {/* The star stands beside the label, so that the name of the field stays what the label says. */}
        <span>
          <Label htmlFor={id}>{label}</Label>
          {required && <Star aria-hidden="true">*</Star>}
        </span>
        {aside}
      </Head>
      {children}
      {error !== undefined ? (
        <Failure id={`${id}-message`} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </Failure>
      ) : (
        hint !== undefined && <Hint id={`${id}-message`}>{hint}</Hint>
      )}
    </Root>
  );
}

/** The attributes that tie an input to its frame. */
export function inputTies(
  id: string,
  { error, hint, required, disabled, name }: Omit<FieldProps<never>, 'label' | 'value' | 'onChange'>,
) {
  return {
    id,
    name,
    disabled,
    'aria-invalid': error !== undefined || undefined,
    'aria-required': required || undefined,
    'aria-describedby': error !== undefined || hint !== undefined ? `${id}-message` : undefined,
  } as const;
}
