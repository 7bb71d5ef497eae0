import { messages } from '../../messages';
import { REPORTS_PATHS } from '../../reports-paths';
import { OneSend } from './send-screen';

/** The report of a send of the archive: the same, and back leads to the archive. */
export default function ArchivedSendScreen() {
  return <OneSend title={messages.archive.reportTitle} listPath={REPORTS_PATHS.archive} />;
}
