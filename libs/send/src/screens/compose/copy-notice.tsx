import { Button, Icon, font, radius, space, styled, tone } from '@peyk/shared-ui';
import { copyMessages as words } from '../../copy-messages';
import { useCopiedSend } from './use-copied-send';
import type { CompositionForm } from './use-kept-form';

const Notice = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.field,
  background: tone.lapisSoft,
  fontSize: font.caption,
});

export interface CopyNoticeProps {
  readonly form: CompositionForm;
}

/** Brings an earlier send into the form, says so, and gives back what was put aside for it. */
export default function CopyNotice({ form }: CopyNoticeProps) {
  const copied = useCopiedSend(form);
  if (copied.notice === null) return null;
  return (
    <Notice role="status">
      <Icon name={copied.failed ? 'warning' : 'copy'} size={18} />
      {copied.notice}
      {copied.restore !== null && (
        <>
          {words.replaced}
          <Button variant="quiet" onClick={copied.restore}>
            {words.restore}
          </Button>
        </>
      )}
    </Notice>
  );
}
