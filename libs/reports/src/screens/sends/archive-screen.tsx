import { usePage } from '@peyk/shared-store';
import { EmptyFace } from '@peyk/shared-ui';
import { archivedSendsQuery } from '../../api/list-sends';
import { messages } from '../../messages';
import { REPORTS_PATHS } from '../../reports-paths';
import { SendsList } from './sends-list';

const words = messages.archive;

/** The sends that are older than 30 days. */
export default function ArchiveScreen() {
  usePage({ title: words.title, backTo: REPORTS_PATHS.list });
  return (
    <SendsList
      list="archive"
      caption={words.caption}
      query={archivedSendsQuery}
      empty={<EmptyFace drawing="reports" title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
