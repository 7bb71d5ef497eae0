import { Card, Caption, Icon, focusRing, radius, size, space, styled, tone, type IconName } from '@peyk/shared-ui';
import { Link } from 'react-router';

const List = styled('ul')({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.touch,
  paddingBlock: space[3],
  paddingInline: space[2],
  borderRadius: radius.field,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': focusRing,
  '& > svg': { color: tone.inkSoft },
  // It points the way of reading.
  '& > svg:last-child': { transform: 'scaleX(-1)' },
  '& > span': { display: 'grid' },
});

export interface PageLink {
  readonly to: string;
  readonly icon: IconName;
  readonly title: string;
  readonly help: string;
}

/** Pages to go on to, each with what is there. */
export function PageLinks({ links }: { readonly links: readonly PageLink[] }) {
  return (
    <Card>
      <List>
        {links.map(({ to, icon, title, help }) => (
          <li key={to}>
            <Row to={to}>
              <Icon name={icon} size={20} />
              <span>
                <strong>{title}</strong>
                <Caption>{help}</Caption>
              </span>
              <Icon name="back" size={16} />
            </Row>
          </li>
        ))}
      </List>
    </Card>
  );
}
