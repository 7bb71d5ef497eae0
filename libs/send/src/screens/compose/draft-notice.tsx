import { BroughtNotice } from './brought-notice';
import { useOpenedDraft } from './use-opened-draft';
import type { CopyNoticeProps } from './copy-notice';

/** Opens a draft in the form, says so and what could not be put back, and gives back what was put aside for it. */
export default function DraftNotice({ form }: CopyNoticeProps) {
  return <BroughtNotice icon="bookmark" {...useOpenedDraft(form)} />;
}
