import { useNeededFor } from '@peyk/shared-module';
import { useMayCheck } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import {
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  Icon,
  QueryView,
  SkeletonRows,
  font,
  isIconName,
  motion,
  radius,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { Link } from 'react-router';
import { quickAccessQuery } from '../../api/list-quick-access';
import { messages } from '../../messages';

const TILE_PX = 132;

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${TILE_PX}px, 1fr))`,
  gap: space[3],
});
const Tile = styled(Link)({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[2],
  blockSize: '100%',
  minBlockSize: size.touch * 2,
  padding: space[3],
  borderRadius: radius.field,
  background: tone.sunken,
  color: tone.ink,
  fontSize: font.caption,
  fontWeight: font.medium,
  lineHeight: font.tightLineHeight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  transition: `background-color ${motion.quick}`,
  '& svg': { color: tone.lapisText },
  '&:hover': { background: tone.lapisSoft },
});

/** Ways to the pages that people go to most and that this person may open; nothing where there are none. */
export function QuickAccess() {
  const query = useQuery(quickAccessQuery());
  const may = useMayCheck();
  const neededFor = useNeededFor();
  const allowed = query.data?.filter(({ path }) => may(neededFor(path)));
  if (allowed?.length === 0) return null;
  return (
    <Card aria-labelledby="quick-access">
      <CardTitle id="quick-access">{messages.quickAccess}</CardTitle>
      <QueryView
        query={query}
        loading={<SkeletonRows count={2} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {() => (
          <Tiles>
            {allowed?.map(({ id, title, path, icon }) => (
              <li key={id}>
                <Tile to={path}>
                  <Icon name={isIconName(icon) ? icon : 'chevronNext'} />
                  {title}
                </Tile>
              </li>
            ))}
          </Tiles>
        )}
      </QueryView>
    </Card>
  );
}
