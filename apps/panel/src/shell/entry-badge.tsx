import type { EntryCount } from '@peyk/shared-module';
import { VisuallyHidden, font, formatNumber, media, radius, space, styled, tone } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';

/** Beyond it the number says no more than that there are many. */
const SHOWN_MOST = 99;

const Badge = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  marginInlineStart: 'auto',
  minInlineSize: space[5],
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: tone.turquoiseSoft,
  color: tone.turquoiseText,
  fontSize: font.caption,
  fontWeight: font.medium,
  [media.narrow]: { marginInlineStart: 0 },
  '[data-folded] &': { marginInlineStart: 0 },
});

/** How many things wait behind an entry of the menu; nothing while there are none. */
export function EntryBadge({ count }: { readonly count: EntryCount }) {
  const { data = 0 } = useQuery(count.query());
  if (data === 0) return null;
  return (
    <Badge>
      <bdi aria-hidden="true">{data > SHOWN_MOST ? `${formatNumber(SHOWN_MOST)}+` : formatNumber(data)}</bdi>
      <VisuallyHidden>
        {formatNumber(data)} {count.ofWhat}
      </VisuallyHidden>
    </Badge>
  );
}
