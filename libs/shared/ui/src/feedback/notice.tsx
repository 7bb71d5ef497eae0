import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';
import { ownProps } from '../theme/own-props';

export type NoticeTone = 'danger' | 'attention' | 'alive' | 'info';

const looks = {
  danger: { background: tone.pomegranateSoft, color: tone.pomegranateText },
  attention: { background: tone.saffronSoft, color: tone.saffronText },
  alive: { background: tone.turquoiseSoft, color: tone.turquoiseText },
  info: { background: tone.lapisSoft, color: tone.lapisText },
} as const;
const icons = { danger: 'warning', attention: 'warning', alive: 'checkCircle', info: 'info' } as const;

const Root = styled(
  'div',
  ownProps('look'),
)<{ look: NoticeTone }>(({ look }) => ({
  display: 'flex',
  alignItems: 'start',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[3],
  borderRadius: radius.field,
  fontSize: font.caption,
  whiteSpace: 'pre-line',
  '& > svg': { marginBlockStart: space[1] - 1 },
  ...looks[look],
}));

interface NoticeProps {
  readonly tone: NoticeTone;
  readonly children: ReactNode;
}

/** A sentence that must not be missed, inside the page where it belongs. What went wrong is read aloud at once. */
export function Notice({ tone: look, children }: NoticeProps) {
  return (
    <Root look={look} role={look === 'danger' ? 'alert' : 'status'}>
      <Icon name={icons[look]} size={18} />
      <div>{children}</div>
    </Root>
  );
}
