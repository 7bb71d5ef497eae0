import { Button, Caption, Icon, formatNumber, radius, space, styled, tone } from '@peyk/shared-ui';
import { messages } from '../../messages';
import type { Advice } from '../../model/advice';

const Note = styled('aside')({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: `${space[1]}px ${space[2]}px`,
  alignItems: 'start',
  padding: space[3],
  borderRadius: radius.field,
  background: tone.saffronSoft,
  color: tone.ink,
  '& svg': { color: tone.saffronText, marginBlockStart: space[1] },
});

interface AdviceNoteProps {
  readonly advice: Advice;
  readonly onMakePersian: () => void;
}

/** A cheaper way to say the same, in rial, from the prices of the API. */
export function AdviceNote({ advice, onMakePersian }: AdviceNoteProps) {
  const words = messages.advice;
  const saving = formatNumber(advice.savingRial);
  return (
    <Note role="note">
      <Icon name="info" />
      {advice.kind === 'shorten' ? (
        <p>{words.shorten(advice.chars, saving)}</p>
      ) : (
        <div>
          <p>{words.makePersian(saving)}</p>
          <Caption>{words.makePersianHow}</Caption>
          <div>
            <Button variant="quiet" onClick={onMakePersian}>
              {words.makePersianAction}
            </Button>
          </div>
        </div>
      )}
    </Note>
  );
}
