import { PhonebookPicker } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Caption, Card, CardTitle, SmsComposer, Stack } from '@peyk/shared-ui';
import { ReplyPrice } from '../../components/reply-price';
import { readerMessages } from '../../reader-messages';
import { REPLY_CHARS } from '../../model/secretary-form';
import { KeywordRows } from './keyword-rows';
import type { ReaderForms } from './reader-form';

const words = readerMessages.fields;
const MULTIPART_CHARS = 67;
const composer = { maxLength: REPLY_CHARS, multipartChars: MULTIPART_CHARS, addsOptOut: false } as const;

/** What is answered to a code, to one that was used, to what is none, and to keywords. */
export default function ReplyFields({ fields: { form, bind, bindValue } }: { readonly fields: ReaderForms }) {
  const mayRead = useMay('contact.read');
  const { reply } = form.values;
  const { error, onChange } = bindValue('keywords');
  return (
    <>
      <Card>
        <Stack gap={4}>
          <CardTitle>{readerMessages.replies}</CardTitle>
          <SmsComposer {...bind('reply')} {...composer} label={words.reply} hint={readerMessages.replyHint} />
          <ReplyPrice text={reply} />
          <SmsComposer
            {...bind('duplicateReply')}
            {...composer}
            label={words.duplicateReply}
            hint={readerMessages.duplicateHint}
          />
          <SmsComposer {...bind('wrongReply')} {...composer} label={words.wrongReply} hint={readerMessages.wrongHint} />
          {mayRead && <PhonebookPicker {...bindValue('addTo')} label={words.addTo} clearable />}
        </Stack>
      </Card>
      <Card>
        <Stack gap={4}>
          <CardTitle>{words.keywords}</CardTitle>
          <Caption>{readerMessages.keywordsHelp}</Caption>
          <KeywordRows keywords={form.values.keywords} error={error} onChange={onChange} />
        </Stack>
      </Card>
    </>
  );
}
