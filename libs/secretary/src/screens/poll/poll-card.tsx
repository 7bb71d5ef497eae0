import { Fact, Facts, LatinRun, When, styled } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { lazy } from 'react';
import type { Poll } from '../../api/polls';
import { LimitsFact } from '../../components/limit-fields';
import { OwnCard } from '../../components/own-card';
import { PollState } from '../../components/poll-state';
import { pollMessages } from '../../poll-messages';
import { SECRETARY_PATHS } from '../../secretary-paths';

const AskAboutPoll = lazy(() => import('../../components/ask-about-poll'));

const Lines = styled('span')({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const words = pollMessages.fields;

/** How a poll counts and what it answers, and what can be done with it. */
export function PollCard({ poll }: { readonly poll: Poll }) {
  return (
    <OwnCard
      own={poll}
      paths={{ update: SECRETARY_PATHS.updatePoll, list: SECRETARY_PATHS.polls }}
      activated={pollMessages.activated}
      ask={(asked) => <AskAboutPoll poll={poll} {...asked} />}
    >
      <PollFacts poll={poll} />
    </OwnCard>
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
