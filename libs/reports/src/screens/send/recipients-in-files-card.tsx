import { Card, CardTitle } from '@peyk/shared-ui';
import { InFilesFace } from '../../components/in-files-face';
import { messages } from '../../messages';

/** In the place of the recipients of an old send: since when they are in files, and how they come back. */
export default function RecipientsInFilesCard({ since }: { readonly since: string }) {
  return (
    <Card>
      <CardTitle>{messages.recipients.title}</CardTitle>
      <InFilesFace since={since} what="recipients" />
    </Card>
  );
}
