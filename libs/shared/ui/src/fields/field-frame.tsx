import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { VisuallyHidden } from '../layout/visually-hidden';
import { styled } from '../theme/styled';
import { font, media, motion, radius, size, space, tone } from '../tokens';
import { ownProps } from '../theme/own-props';

/**
 * What every field takes. All fields are controlled: the value comes from outside, and every change is told. Most values
 * are texts; a checkbox has a boolean, a list with several choices an array.
 */
export interface FieldProps<Value = string> {
  readonly label: string;
  /** For a field whose place says what it is for, as the search above a list: the label is only read aloud. */
  readonly labelHidden?: boolean;
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

/** What a field itself has to say at the moment, in place of the hint: good news, or something it did not take. */
export interface FieldNote {
  readonly tone: 'success' | 'attention';
  readonly text: ReactNode;
}

const Root = styled('div')({ display: 'grid', gap: space[1], minInlineSize: 0 });
const Line = styled('div')({ display: 'flex', justifyContent: 'space-between', gap: space[2] });
const Label = styled('label')({
  fontSize: font.caption,
  fontWeight: font.medium,
  color: tone.ink,
  overflowWrap: 'anywhere',
});
const Star = styled('span')({ paddingInlineStart: space[1], color: tone.pomegranateText, fontSize: font.caption });
const Hint = styled('p')({ fontSize: font.caption, color: tone.inkSoft, lineHeight: font.lineHeight });
const TONES = {
  danger: tone.pomegranateText,
  attention: tone.saffronText,
  success: tone.turquoiseText,
} as const;
const Message = styled(
  Hint,
  ownProps('look'),
)<{ look: keyof typeof TONES }>(({ look }) => ({
  display: 'flex',
  gap: space[1],
  alignItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: TONES[look],
  whiteSpace: 'pre-line',
  // The drawing stands in the middle of the first line.
  '& > svg': { marginBlockStart: space[1] },
}));

const BORDER = 1;

/** The box around the thing that is typed into: one border, one focus ring, one error look for every field. */
export const FieldBox = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.control,
  minInlineSize: 0,
  paddingInline: space[3],
  background: tone.surface,
  border: `1px solid ${tone.outline}`,
  borderRadius: radius.field,
  transition: `border-color ${motion.quick}`,
  '&:hover': { borderColor: tone.inkSoft },
  '&:focus-within': { borderColor: tone.lapisText, outline: `1px solid ${tone.lapisText}`, outlineOffset: 0 },
  '&[data-invalid="true"]': { borderColor: tone.pomegranateText },
  '&[data-invalid="true"]:focus-within': { outlineColor: tone.pomegranateText },
  '&[data-read-only="true"]': { background: tone.sunken },
  '&[data-disabled="true"]': { background: tone.sunken, borderColor: tone.hairline, color: tone.inkSoft },
  // A button inside counts the box's own border in, so that every field is as high as the others.
  '& > button': { blockSize: size.control - 2 * BORDER, marginInlineEnd: -space[2] },
  '& > button + button': { marginInlineStart: -space[2] },
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
  '&:disabled': { cursor: 'not-allowed' },
  '&::placeholder': { color: tone.inkSoft, opacity: 1 },
  '&[dir="ltr"]': { textAlign: 'end' },
  '&[dir="ltr"]::placeholder': { textAlign: 'end' },
  // The browser's own cross is small, unnamed and not reached by the keyboard: ours stands beside the input.
  '&::-webkit-search-cancel-button': { display: 'none' },
  // iOS zooms the page into inputs with letters smaller than 16 px.
  [media.touch]: { fontSize: 16 },
});

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly error?: string;
  readonly hint?: ReactNode;
  readonly note?: FieldNote;
  readonly required?: boolean;
  /** Stands at the end of the label's line, e.g. a link. */
  readonly aside?: ReactNode;
  /** Stands at the end of the message's line: how much is written of what the field takes. */
  readonly counter?: ReactNode;
  /**
   * The control is no native input (a list box, a group): the label cannot point at it with `for`, so the control points at
   * the label's own id, see {@link labelId}, and a press on the label gives it the focus.
   */
  readonly drawn?: boolean;
  readonly children: ReactNode;
}

/** The id of a frame's label, for controls that are no native inputs. */
export function labelId(id: string): string {
  return `${id}-label`;
}

/** Label above, message below, and the ties between them that a screen reader follows. */
export function FieldFrame({ id, label, required = false, aside, counter, drawn = false, ...rest }: FrameProps) {
  const message = messageOf(rest);
  return (
    <Root>
      <Line as={rest.labelHidden === true ? VisuallyHidden : undefined} style={{ alignItems: 'end' }}>
        {/* The star stands beside the label, so that the name of the field stays what the label says. */}
        <span>
          {drawn ? (
            <Label as="span" id={labelId(id)} onClick={() => document.getElementById(id)?.focus()}>
              {label}
            </Label>
          ) : (
            <Label htmlFor={id} id={labelId(id)}>
              {label}
            </Label>
          )}
          {required && <Star aria-hidden="true">*</Star>}
        </span>
        {aside}
      </Line>
      {rest.children}
      {counter === undefined || counter === false ? (
        <FieldMessage id={id} {...rest} />
      ) : (
        <Line>
          {message === undefined ? <span /> : <FieldMessage id={id} {...rest} />}
          {counter}
        </Line>
      )}
    </Root>
  );
}

type Messages = Pick<FrameProps, 'error' | 'hint' | 'note'>;

function messageOf({ error, hint, note }: Messages): ReactNode {
  return error ?? note?.text ?? hint;
}

/** The one sentence under a field: what is wrong, or what the field has to say, or the hint. */
export function FieldMessage({ id, error, hint, note }: Messages & { readonly id: string }) {
  const messageId = `${id}-message`;
  if (error !== undefined) {
    return (
      <Message look="danger" id={messageId} role="alert">
        <Icon name="warning" size={16} />
        {error}
      </Message>
    );
  }
  if (note !== undefined) {
    return (
      <Message look={note.tone} id={messageId} role="status">
        <Icon name={note.tone === 'success' ? 'checkCircle' : 'info'} size={16} />
        {note.text}
      </Message>
    );
  }
  return hint === undefined ? null : <Hint id={messageId}>{hint}</Hint>;
}

/** The attributes that tie an input to its frame. */
export function inputTies(
  id: string,
  { disabled, name, ...rest }: Omit<FieldProps<never>, 'label' | 'value' | 'onChange'> & Messages,
) {
  return { ...frameTies(id, rest), name, disabled } as const;
}

/** The same for a control that is no native input: it cannot be disabled or have a name of its own. */
export function frameTies(id: string, { required, ...messages }: Messages & Pick<FieldProps, 'required'>) {
  return {
    id,
    'aria-invalid': messages.error !== undefined || undefined,
    'aria-required': required || undefined,
    'aria-describedby': messageOf(messages) === undefined ? undefined : `${id}-message`,
  } as const;
}
