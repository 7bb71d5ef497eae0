import { Button, Icon, font, radius, space, styled, tone } from '@peyk/shared-ui';
import { messages } from '../../messages';
import type { CopiedSend } from './use-copied-send';

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

/** Says that the form holds an earlier send, and gives back what was put aside for it. */
export function CopyNotice({ copied }: { readonly copied: CopiedSend }) {
  if (copied.notice === null) return null;
  return (
    <Notice role="status">
      <Icon name={copied.failed ? 'warning' : 'copy'} size={18} />
      {copied.notice}
      {copied.restore !== null && (
        <>
          {messages.copy.replaced}
          <Button variant="quiet" onClick={copied.restore}>
            {messages.copy.restore}
          </Button>
        </>
      )}
    </Notice>
  );
}
