import { focusRing, font, radius, size, space, styled, tone } from '@peyk/shared-ui';
import { NavLink } from 'react-router';

const Row = styled('nav')({
  display: 'flex',
  gap: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${tone.hairline}`,
});
const Entry = styled(NavLink)({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  paddingInline: space[4],
  color: tone.inkSoft,
  fontWeight: font.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: tone.ink },
  '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: radius.field },
  '&[aria-current="page"]': { color: tone.turquoiseText, boxShadow: `inset 0 -3px 0 ${tone.turquoise}` },
});

interface PageNavProps {
  /** What they are pages of, for those who hear it. */
  readonly label: string;
  readonly pages: readonly { readonly path: string; readonly label: string }[];
}

/**
 * Pages that stand beside each other, each with an address of its own: a row that scrolls where it is too long, and the open one is
 * always in view.
 */
export function PageNav({ label, pages }: PageNavProps) {
  return (
    <Row ref={showOpen} aria-label={label}>
      {pages.map((page) => (
        <Entry key={page.path} to={page.path} end>
          {page.label}
        </Entry>
      ))}
    </Row>
  );
}

/** Each of the pages brings a row of its own, so once is enough. */
function showOpen(row: HTMLElement | null) {
  row?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
}
