import { BroughtNotice } from './brought-notice';
import { useCopiedSend } from './use-copied-send';
import type { CompositionForm } from './use-kept-form';

export interface CopyNoticeProps {
  readonly form: CompositionForm;
}

/** Brings an earlier send into the form, says so, and gives back what was put aside for it. */
export default function CopyNotice({ form }: CopyNoticeProps) {
  return <BroughtNotice icon="copy" {...useCopiedSend(form)} />;
}
