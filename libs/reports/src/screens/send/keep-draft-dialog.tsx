import { DraftDialog } from '@peyk/shared-screens';
import type { SendDetails } from '@peyk/shared-sends';

/** Keeps the text of a send among the drafts, as it left. Mount it to open it. */
export default function KeepDraftDialog({
  send,
  onClose,
}: {
  readonly send: SendDetails;
  readonly onClose: () => void;
}) {
  return <DraftDialog text={send.text} onClose={onClose} />;
}
