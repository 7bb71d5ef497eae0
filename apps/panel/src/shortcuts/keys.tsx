import { font, radius, space, styled, tone } from '@peyk/shared-ui';

const Key = styled('kbd')({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: 24,
  paddingInline: space[1],
  border: `1px solid ${tone.hairline}`,
  borderBlockEndWidth: 2,
  borderRadius: radius.small,
  background: tone.sunken,
  color: tone.inkSoft,
  fontFamily: 'inherit',
  fontSize: font.caption,
  lineHeight: font.tightLineHeight,
  textTransform: 'capitalize',
});
const Row = styled('span')({ display: 'inline-flex', gap: space[1], flex: 'none' });

/** The keys of a shortcut, in the order in which they are pressed. */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <Row dir="ltr">
      {keys.map((key, index) => (
        // The same key may stand twice in a row; nothing else tells them apart.
        <Key key={`${index}${key}`}>{key}</Key>
      ))}
    </Row>
  );
}
