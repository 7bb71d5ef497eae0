import { useId } from 'react';
import { styled } from '../theme/styled';
import { motion, radius, space, tone, font } from '../tokens';
import { ChoiceInput, ChoiceRow } from './choice-row';
import { FieldMessage, inputTies, type FieldProps } from './field-frame';

const KNOB = 16;
const TRACK = 40;
const Root = styled('div')({ display: 'grid', minInlineSize: 0 });
const Row = styled(ChoiceRow)({ justifyContent: 'space-between', gap: space[4] });
const Star = styled('span')({ color: tone.pomegranateText, fontSize: font.caption });
const Track = styled(ChoiceInput)({
  inlineSize: TRACK,
  blockSize: 24,
  padding: 2,
  placeItems: 'center start',
  borderRadius: radius.pill,
  background: tone.sunken,
  color: tone.outline,
  marginBlock: 0,
  '&&::before': {
    display: 'block',
    inlineSize: KNOB,
    blockSize: KNOB,
    margin: 0,
    border: 0,
    borderRadius: '50%',
    background: 'currentcolor',
    clipPath: 'none',
    transition: `margin ${motion.quick}`,
  },
  '&:checked': { color: tone.onLapis },
  '&&:checked::before': { marginInlineStart: TRACK - KNOB - 7 },
});

/** Something that is on or off, and takes effect at once. On is the filled track with the knob at the end. */
export function Switch(props: FieldProps<boolean>) {
  const id = useId();
  return (
    <Root>
      <Row htmlFor={id}>
        <span style={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <span>{props.label}</span>
          {props.required === true && (
            <>
              {' '}
              <Star aria-hidden="true">*</Star>
            </>
          )}
        </span>
        <Track
          {...inputTies(id, props)}
          aria-label={props.label}
          type="checkbox"
          role="switch"
          checked={props.value}
          onChange={(event) => props.onChange(event.target.checked)}
          onBlur={props.onBlur}
        />
      </Row>
      <FieldMessage id={id} {...props} />
    </Root>
  );
}
