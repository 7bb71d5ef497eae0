import { Card, CardTitle, SmsComposer, Stack } from '@peyk/shared-ui';
import { ReplyPrice } from '../../components/reply-price';
import { REPLY_CHARS } from '../../model/secretary-form';
import { pollMessages } from '../../poll-messages';
import type { PollForms } from './poll-form';

const words = pollMessages.fields;
const MULTIPART_CHARS = 67;
const composer = { maxLength: REPLY_CHARS, multipartChars: MULTIPART_CHARS, addsOptOut: false } as const;

/** What is answered to a vote, to another one of the same number, to what is none, and after the end. */
export default function PollReplies({ fields: { form, bind } }: { readonly fields: PollForms }) {
  const { reply, repeatVotes } = form.values;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{pollMessages.replies}</CardTitle>
        <SmsComposer {...bind('reply')} {...composer} label={words.reply} hint={pollMessages.replyHint} />
        <ReplyPrice text={reply} />
        {repeatVotes !== 'all' && (
          <SmsComposer
            {...bind('repeatReply')}
            {...composer}
            label={words.repeatReply}
            hint={pollMessages.repeatHint[repeatVotes]}
          />
        )}
        <SmsComposer
          {...bind('unknownReply')}
          {...composer}
          label={words.unknownReply}
          hint={pollMessages.unknownHint}
        />
        <SmsComposer {...bind('endedReply')} {...composer} label={words.endedReply} hint={pollMessages.endedHint} />
      </Stack>
    </Card>
  );
}
