import { Button, TextField, media, space, styled } from '@peyk/shared-ui';
import { useState } from 'react';
import type { ChosenPeople } from '../../model/people';
import { peopleWords as words } from './people-words';

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
/** The words of the button stand on the edge of the fields. */
const Toggle = styled('div')({ marginInlineStart: -space[4] });

interface PartFieldsProps {
  readonly people: ChosenPeople;
  readonly onChange: (changed: Partial<ChosenPeople>) => void;
}

/** A part of the chosen phonebooks; closed until it is wanted. */
export function PartFields({ people: { from, count }, onChange }: PartFieldsProps) {
  const isFilled = from !== '' || count !== '';
  const [isWanted, setWanted] = useState(isFilled);
  const isOpen = isWanted || isFilled;
  const toggle = () => {
    setWanted(!isOpen);
    if (isFilled) onChange({ from: '', count: '' });
  };
  return (
    <div>
      <Toggle>
        <Button variant="quiet" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? words.whole : words.part}
        </Button>
      </Toggle>
      {isOpen && (
        <Fields>
          <TextField
            label={words.from}
            kind="digits"
            hint={words.fromHint}
            value={from}
            onChange={(digits) => onChange({ from: digits })}
          />
          <TextField
            label={words.count}
            kind="digits"
            hint={words.countHint}
            value={count}
            onChange={(digits) => onChange({ count: digits })}
          />
        </Fields>
      )}
    </div>
  );
}
