import { RemoveDialog } from '@peyk/shared-screens';
import { endOtherSessions, sessionsQuery } from '../../api/sessions';
import { securityMessages as words } from '../../security-messages';

/** Asks before all other sessions end. Mount it to open it. */
export function EndOthersDialog({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  return (
    <RemoveDialog
      title={words.endOthersTitle}
      confirmLabel={words.end}
      remove={endOtherSessions}
      changes={[sessionsQuery.queryKey]}
      sentence={words.endedOthers}
      onClose={onClose}
    >
      <p>{words.endOthersSure(count)}</p>
    </RemoveDialog>
  );
}
