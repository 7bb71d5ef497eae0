import { Caption, media, size, space, styled, tone } from '@peyk/shared-ui';
import { useId } from 'react';

// Loaded with this choice, behind the fields.
const words = {
  give: 'پنج درصد هزینه را به نیکوکاری می‌بخشم',
  help: 'جدا از هزینهٔ ارسال و فقط با خواست شما کم می‌شود.',
} as const;

const BOX_PX = 18;

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[3],
  alignItems: 'center',
  '& > input': { inlineSize: BOX_PX, blockSize: BOX_PX, margin: 0, accentColor: tone.lapis },
  '& > span': { gridColumn: 2 },
  [media.touch]: { '& > label': { minBlockSize: size.touch, display: 'flex', alignItems: 'center' } },
});

export interface CharityChoiceProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The opt-in for charity. It is off until someone wants it. */
export default function CharityChoice({ checked, onChange }: CharityChoiceProps) {
  const id = useId();
  return (
    <Row>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-help`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{words.give}</label>
      <Caption id={`${id}-help`}>{words.help}</Caption>
    </Row>
  );
}
