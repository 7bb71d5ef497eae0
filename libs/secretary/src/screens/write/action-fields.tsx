import { LinePicker, PhonebookPicker } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Card, CardTitle, Checkbox, PhoneNumberField, SmsComposer, Stack } from '@peyk/shared-ui';
import { ReplyPrice } from '../../components/reply-price';
import { WebhookField } from '../../components/webhook-field';
import { messages } from '../../messages';
import { MAX_FORWARDS, REPLY_CHARS } from '../../model/secretary-form';
import type { SecretaryForms } from './secretary-form';

const words = messages.fields;
const MULTIPART_CHARS = 67;

/** What is done with a message: the answer first, for most want no more. */
export default function ActionFields({ fields: { form, bind, bindValue } }: { readonly fields: SecretaryForms }) {
  const mayRead = useMay('contact.read');
  const mayReadWebhooks = useMay('webhook.read');
  const { reply } = form.values;
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{messages.actions}</CardTitle>
        <SmsComposer
          {...bind('reply')}
          label={words.reply}
          hint={messages.replyHint}
          maxLength={REPLY_CHARS}
          multipartChars={MULTIPART_CHARS}
          addsOptOut={false}
        />
        <ReplyPrice text={reply} />
        <LinePicker {...bind('fromNumber')} label={messages.otherLine} />
        <PhoneNumberField {...bindValue('forwardTo')} label={words.forwardTo} maxCount={MAX_FORWARDS} />
        {mayReadWebhooks && <WebhookField {...bind('webhook')} />}
        {mayRead && (
          <>
            <PhonebookPicker {...bindValue('addTo')} label={words.addTo} clearable />
            <PhonebookPicker {...bindValue('removeFrom')} label={words.removeFrom} clearable />
          </>
        )}
        <Checkbox {...bindValue('optsOut')} label={words.optsOut} />
      </Stack>
    </Card>
  );
}
