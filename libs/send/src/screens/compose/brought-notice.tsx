import { Button, Icon, font, radius, space, styled, tone, type IconName } from '@peyk/shared-ui';
import { copyMessages as words } from '../../copy-messages';
import type { Brought } from './use-copied-send';

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
  // The sentences share the line with the drawing; what stands after them goes to the next one.
  '& > span': { flex: '1 1 0', minInlineSize: '85%' },
});

interface BroughtNoticeProps extends Brought {
  readonly icon: IconName;
}

/** Says what the address has brought into the form, and gives back what was put aside for it. */
export function BroughtNotice({ notices, failed, restore, icon }: BroughtNoticeProps) {
  if (notices.length === 0) return null;
  return (
    <Notice role="status">
      <Icon name={failed ? 'warning' : icon} size={18} />
      <span>{notices.join(' ')}</span>
      {restore !== null && (
        <>
          {words.replaced}
          <Button variant="quiet" onClick={restore}>
            {words.restore}
          </Button>
        </>
      )}
    </Notice>
  );
}
