import { fillPath } from '@peyk/shared-module';
import { Card, CardTitle, Fact, Facts, LatinRun, Notice, Stack, When, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Suspense, lazy, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Poll } from '../../api/polls';
import { LimitsFact } from '../../components/limit-fields';
import { OwnButtons } from '../../components/own-buttons';
import { PollState } from '../../components/poll-state';
import { pollMessages } from '../../poll-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const AskAboutPoll = lazy(() => import('../../components/ask-about-poll'));

const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const words = pollMessages.fields;

/** How a poll counts and what it answers, and what can be done with it. */
export function PollCard({ poll }: { readonly poll: Poll }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'remove' | 'rest' | null>(null);
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{poll.title}</CardTitle>
        {poll.refusal !== null && <Notice tone="danger">{poll.refusal}</Notice>}
        <PollFacts poll={poll} />
        <OwnButtons
          id={poll.id}
          isActive={poll.is_active}
          updatePath={fillPath(SECRETARY_PATHS.updatePoll, { id: poll.id })}
          activated={pollMessages.activated}
          onAsk={setAsked}
        />
      </Stack>
      <Suspense fallback={null}>
        {asked !== null && (
          <AskAboutPoll
            what={asked}
            poll={poll}
            onDone={() => void (asked === 'remove' && navigate(SECRETARY_PATHS.polls))}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function PollFacts({ poll }: { readonly poll: Poll }) {
  const { line, from_number, starts_at, ends_at } = poll;
  const replies = [
    [words.reply, poll.reply],
    [words.repeatReply, poll.repeat_reply],
    [words.unknownReply, poll.unknown_reply],
    [words.endedReply, poll.ended_reply],
  ] as const;
  return (
    <Facts look="lined">
      <Fact name={words.state}>
        <PollState {...poll} />
      </Fact>
      <Fact name={words.line}>
        <LatinRun>{toPersianDigits(line)}</LatinRun>
      </Fact>
      {from_number !== line && (
        <Fact name={words.fromNumber}>
          <LatinRun>{toPersianDigits(from_number)}</LatinRun>
        </Fact>
      )}
      <Fact name={words.repeatVotes}>{pollMessages.repeat[poll.repeat_votes]}</Fact>
      {replies.map(
        ([name, reply]) =>
          reply !== null && (
            <Fact key={name} name={name}>
              <Lines>{reply}</Lines>
            </Fact>
          ),
      )}
      <LimitsFact {...poll} />
      {starts_at !== null && (
        <Fact name={words.startsAt}>
          <When instant={starts_at} />
        </Fact>
      )}
      {ends_at !== null && (
        <Fact name={words.endsAt}>
          <When instant={ends_at} />
        </Fact>
      )}
      <Fact name={words.createdAt}>
        <When instant={poll.created_at} />
      </Fact>
    </Facts>
  );
}
