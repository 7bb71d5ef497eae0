import { usePage } from '@peyk/shared-store';
import { SYSTEMIC_SMS_TYPES } from '@peyk/shared-sms';
import { EmptyFace } from '@peyk/shared-ui';
import { systemicSendsQuery } from '../../api/list-sends';
import { messages } from '../../messages';
import { REPORTS_PATHS } from '../../reports-paths';
import { SendsList } from './sends-list';

const words = messages.systemic;

/** What the system sent for the account by itself. */
export default function SystemicScreen() {
  usePage({ title: words.title, backTo: REPORTS_PATHS.list });
  return (
    <SendsList
      list="systemic"
      caption={words.caption}
      types={SYSTEMIC_SMS_TYPES}
      query={systemicSendsQuery}
      empty={<EmptyFace drawing="reports" title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
