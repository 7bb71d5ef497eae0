import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { styled } from '../theme/styled';
import { font, radius, space, tone } from '../tokens';
import { ownProps } from '../theme/own-props';

/** `alive` moves or has arrived, `attention` wants a look, `danger` went wrong, `info` is on its way, `quiet` is over. */
export type StatusTone = 'alive' | 'attention' | 'danger' | 'info' | 'quiet';

const looks = {
  alive: { background: tone.turquoiseSoft, color: tone.turquoiseText },
  attention: { background: tone.saffronSoft, color: tone.saffronText },
  danger: { background: tone.pomegranateSoft, color: tone.pomegranateText },
  info: { background: tone.lapisSoft, color: tone.lapisText },
  quiet: { background: tone.sunken, color: tone.inkSoft },
} as const;

const Root = styled(
  'span',
  ownProps('look'),
)<{ look: StatusTone }>(({ look }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  gap: space[1],
  paddingInline: space[2],
  borderRadius: radius.pill,
  fontSize: font.caption,
  fontWeight: font.medium,
  whiteSpace: 'nowrap',
  ...looks[look],
}));

interface StatusChipProps {
  readonly tone: StatusTone;
  /** Colour never speaks alone: the drawing repeats it for those who cannot tell the colours apart. */
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** The state of a thing in a word, a colour and a drawing. */
export function StatusChip({ tone: look, icon, children }: StatusChipProps) {
  return (
    <Root look={look}>
      <Icon name={icon} size={14} />
      {children}
    </Root>
  );
}
