import { DraftDialog, linesQuery } from '@peyk/shared-screens';
import type { SendDetails } from '@peyk/shared-sends';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../../messages';
import { settingsOfSend } from '../../model/settings-of-send';

interface KeepDraftDialogProps {
  readonly send: SendDetails;
  readonly onClose: () => void;
}

/** Keeps the text of a send among the drafts, as it left, with its line and its options. Mount it to open it. */
export default function KeepDraftDialog({ send, onClose }: KeepDraftDialogProps) {
  const { data: lines = [] } = useQuery(linesQuery());
  const settings = settingsOfSend(send, lines);
  return <DraftDialog text={send.text} settings={settings} notKept={messages.draft.notKept} onClose={onClose} />;
}
