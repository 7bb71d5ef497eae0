import { useId, type FocusEvent, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { media, radius, space, tone } from '../tokens';
import { ChoiceInput, ChoiceRow, ChoiceWords } from './choice-row';
import { FieldFrame, frameTies, labelId, type FieldProps } from './field-frame';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What it means, in a sentence under the label. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

const Options = styled('div')({
  display: 'grid',
  borderRadius: radius.field,
  '&[data-cards="true"]': { gap: space[2], gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))' },
  '&[data-cards="narrow"]': { gap: space[2], gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))' },
  [media.mobile]: { '&[data-cards]:not([data-cards="false"])': { gridTemplateColumns: '1fr' } },
});
const Row = styled(ChoiceRow)({
  '[data-cards]:not([data-cards="false"]) > &': {
    paddingInline: space[3],
    border: `1px solid ${tone.outline}`,
    borderRadius: radius.field,
    background: tone.surface,
    '&:has(input:checked)': { borderColor: tone.lapisText, background: tone.lapisSoft },
    '&:has(input:disabled)': { borderColor: tone.hairline, background: tone.sunken },
  },
});

interface RadioGroupProps<Value extends string> extends FieldProps<Value> {
  readonly options: readonly RadioOption<Value>[];
  /** Each choice as a card with a border, for the few that decide what follows; `narrow` for those of a word or two. */
  readonly cards?: boolean | 'narrow';
}

/** One of a few choices that are all seen. Arrows move and choose, as in every radio group. More than six: `SelectBox`. */
export function RadioGroup<Value extends string>({ options, cards = false, ...props }: RadioGroupProps<Value>) {
  const id = useId();
  const leave = (event: FocusEvent<HTMLElement>) => {
    const stays = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!stays) props.onBlur?.();
  };
  return (
    <FieldFrame id={id} {...props} drawn>
      <Options
        {...frameTies(id, props)}
        role="radiogroup"
        aria-labelledby={labelId(id)}
        aria-disabled={props.disabled}
        data-cards={cards}
        tabIndex={-1}
        onBlur={leave}
      >
        {options.map((option) => (
          <Row key={option.value}>
            <ChoiceInput
              type="radio"
              name={props.name ?? id}
              value={option.value}
              checked={option.value === props.value}
              disabled={props.disabled === true || option.disabled === true}
              aria-label={option.label}
              aria-describedby={option.description === undefined ? undefined : `${id}-${option.value}`}
              onChange={() => props.onChange(option.value)}
            />
            <ChoiceWords id={`${id}-${option.value}`} description={option.description}>
              {option.label}
            </ChoiceWords>
          </Row>
        ))}
      </Options>
    </FieldFrame>
  );
}
