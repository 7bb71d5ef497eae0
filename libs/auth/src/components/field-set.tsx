import { Icon, font, space, styled, tone } from '@peyk/shared-ui';
import { useId, type ReactNode } from 'react';

const Root = styled('fieldset')({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
const Legend = styled('legend')({ padding: 0, fontSize: font.caption, fontWeight: font.medium });
/** As under every field: the drawing stands in the middle of the first line. */
const Failure = styled('p')({
  display: 'flex',
  gap: space[1],
  color: tone.pomegranateText,
  fontSize: font.caption,
  '& > svg': { flex: 'none', marginBlockStart: space[1] },
});

interface FieldSetProps {
  readonly legend: string;
  /** A sentence about all of them together; empty for none. */
  readonly error?: string;
  readonly children: ReactNode;
}

/** Several checkboxes that answer one question. */
export function FieldSet({ legend, error = '', children }: FieldSetProps) {
  const id = useId();
  return (
    <Root aria-describedby={error === '' ? undefined : id}>
      <Legend>{legend}</Legend>
      {children}
      {error !== '' && (
        <Failure id={id} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </Failure>
      )}
    </Root>
  );
}
