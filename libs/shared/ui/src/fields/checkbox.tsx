import { useId, type ReactNode } from 'react';
import { styled } from '../theme/styled';
import { font, space, tone } from '../tokens';
import { ChoiceInput, ChoiceRow } from './choice-row';
import { FieldMessage, inputTies, type FieldProps } from './field-frame';

const Root = styled('div')({ display: 'grid', minInlineSize: 0 });
const Star = styled('span')({ color: tone.pomegranateText, fontSize: font.caption });
const Under = styled('div')({ paddingInlineStart: 20 + space[2] });

interface CheckboxProps extends FieldProps<boolean> {
  /** Drawn in place of the label where it is more than a text, e.g. with a link in it; `label` stays its name. */
  readonly children?: ReactNode;
}

/** One thing to agree to or not. What takes effect at once, without a button to save it, is a `Switch`. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  const id = useId();
  return (
    <Root>
      <ChoiceRow htmlFor={id}>
        <ChoiceInput
          {...inputTies(id, props)}
          // Told here, so that the star beside the words does not become a part of the name.
          aria-label={props.label}
          type="checkbox"
          checked={props.value}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
        <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <span>{children ?? props.label}</span>
          {props.required === true && (
            <>
              {' '}
              <Star aria-hidden="true">*</Star>
            </>
          )}
        </span>
      </ChoiceRow>
      <Under>
        <FieldMessage id={id} {...props} />
      </Under>
    </Root>
  );
}
