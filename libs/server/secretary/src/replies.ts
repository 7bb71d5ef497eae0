import { fail } from './fail';
import { unknownVariables } from './reply-text';
import type { ReplyKind } from './reply-text';
import type { SecretaryFields } from './secretary.repository';
import type { GivenSecretary } from './secretary.service';

type Failure = 'unknownVariable' | 'unknownCodeVariable' | 'unknownPollVariable';
type Replies = Pick<SecretaryFields, 'reply' | 'duplicateReply' | 'wrongReply' | 'endedReply' | 'keywordReplies'>;

/** Reads a text without the blanks around it; null for none. What it throws where nothing fills a variable in is `failure`. */
const reading =
  (kind: ReplyKind, failure: Failure) =>
  (text: string | undefined, field: string): string | null => {
    const written = text?.trim() || null;
    return written === null || unknownVariables(written, kind).length === 0 ? written : fail(failure, field);
  };

const PLAIN = reading('plain', 'unknownVariable');
const OF_CODE = reading('code', 'unknownCodeVariable');
const OF_VOTE = reading('vote', 'unknownPollVariable');
const OF_NO_VOTE = reading('plain', 'unknownPollVariable');

/** The texts of a secretary, by its kind. @throws unknownVariable, unknownCodeVariable, unknownPollVariable */
export function repliesOf({ match, reply, duplicateReply, wrongReply, ...given }: GivenSecretary): Replies {
  if (match === 'codes') {
    return {
      reply: OF_CODE(reply, 'reply'),
      duplicateReply: OF_CODE(duplicateReply, 'duplicate_reply'),
      wrongReply: PLAIN(wrongReply, 'wrong_reply'),
      endedReply: null,
      // Never blank: the contract wants a letter in each. A keyword is no code: nothing would fill one in.
      keywordReplies: (given.keywordReplies ?? []).map((text, at) => PLAIN(text, `keywords.${at}.reply`) ?? ''),
    };
  }
  const none = { duplicateReply: null, wrongReply: null, endedReply: null, keywordReplies: [] };
  if (match !== 'poll') return { ...none, reply: PLAIN(reply, 'reply') };
  return {
    ...none,
    reply: OF_VOTE(reply, 'reply'),
    duplicateReply: OF_VOTE(duplicateReply, 'repeat_reply'),
    wrongReply: OF_NO_VOTE(wrongReply, 'unknown_reply'),
    endedReply: OF_NO_VOTE(given.endedReply, 'ended_reply'),
  };
}
