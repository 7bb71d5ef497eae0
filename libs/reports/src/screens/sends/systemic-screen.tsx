import { usePage } from '@peyk/shared-store';
import { EmptyFace } from '@peyk/shared-ui';
import { systemicSendsQuery } from '../../api/list-sends';
import { messages } from '../../messages';
import { SYSTEMIC_FILTERS } from '../../model/send-filters';
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
      filters={SYSTEMIC_FILTERS}
      query={systemicSendsQuery}
      empty={<EmptyFace drawing="reports" title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
