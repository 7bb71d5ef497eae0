import { font, radius, space, styled, tone } from '@peyk/shared-ui';

const Root = styled('span')({
  maxInlineSize: '100%',
  paddingInline: space[2],
  borderRadius: radius.pill,
  background: tone.sunken,
  color: tone.inkSoft,
  fontSize: font.caption,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A tag on a contact. */
export function TagChip({ children }: { readonly children: string }) {
  return (
    <Root>
      <bdi>{children}</bdi>
    </Root>
  );
}
