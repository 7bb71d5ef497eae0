import { SEND_STATES } from '@peyk/shared-sends';
import { HiddenTextsNote, MessageText } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, LatinRun, StatusChip, When, radius, space, styled, tone } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link } from 'react-router';
import type { Said } from '../../api/conversation';
import { reportPath } from '../../inbox-paths';
import { messages } from '../../messages';

const words = messages.conversation;
const BUBBLE_MAX = 'min(520px, 88%)';

const List = styled('ol')({
  display: 'grid',
  // Without it the longest word would be the width of all.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
const Bubble = styled('li')({
  display: 'grid',
  gap: space[1],
  justifySelf: 'start',
  maxInlineSize: BUBBLE_MAX,
  paddingBlock: space[2],
  paddingInline: space[4],
  borderRadius: radius.card,
  background: tone.sunken,
  '&[data-direction="sent"]': { justifySelf: 'end', background: tone.lapisSoft },
});
const Text = styled('div')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Foot = styled(Caption)({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[2] });
const ToReport = styled(Link)({ color: tone.lapisText });

interface ThreadProps {
  /** Newest first, as the API has it; shown with the newest at the bottom. */
  readonly said: readonly Said[];
  readonly hasOlder: boolean;
  readonly isLoadingOlder: boolean;
  readonly onOlder: () => void;
}

/** What was said, in the order in which it was. */
export function Thread({ said, hasOlder, isLoadingOlder, onOlder }: ThreadProps) {
  const mayReport = useMay('report.read');
  return (
    <>
      <HiddenTextsNote />
      {hasOlder && (
        <Button wide busy={isLoadingOlder} onClick={onOlder}>
          {words.older}
        </Button>
      )}
      <List aria-label={words.caption}>
        {said.toReversed().map((one) => (
          <Bubble key={`${one.direction} ${one.id}`} data-direction={one.direction}>
            <Text>
              <MessageText text={one.text}>
                <bdi>{one.text}</bdi>
              </MessageText>
            </Text>
            <Foot>
              <span>{one.direction === 'sent' ? words.sent : words.received}</span>
              <When instant={one.at} />
              <LatinRun>{toPersianDigits(one.line)}</LatinRun>
              {one.send_state !== undefined && <State said={one.send_state} />}
              {one.direction === 'sent' && mayReport && <ToReport to={reportPath(one.id)}>{words.toReport}</ToReport>}
            </Foot>
          </Bubble>
        ))}
      </List>
    </>
  );
}

function State({ said }: { readonly said: NonNullable<Said['send_state']> }) {
  const { label, tone: look, icon } = SEND_STATES[said];
  return (
    <StatusChip tone={look} icon={icon}>
      {label}
    </StatusChip>
  );
}
