import {
  Caption,
  Card,
  CardTitle,
  Notice,
  ProgressBar,
  SkeletonRows,
  Stack,
  formatBytes,
  formatNumber,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { fileCategoriesQuery, type FileCategories } from '../../api/files';
import { messages } from '../../messages';

const NEARLY_FULL = 0.9;

/** How much room is taken, and by what. Where it cannot be read it is not there: the list below says what went wrong. */
export function RoomCard() {
  const { data, isError } = useQuery(fileCategoriesQuery());
  if (isError) return null;
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{messages.room}</CardTitle>
        {data === undefined ? <SkeletonRows count={2} /> : <Room {...data} />}
      </Stack>
    </Card>
  );
}

function Room({ items, used_bytes: used, quota_bytes: whole }: FileCategories) {
  const taken = items.filter(({ count }) => count > 0);
  return (
    <>
      <ProgressBar label={messages.room} value={used} total={whole} />
      <Caption>{messages.roomOf(formatBytes(used), formatBytes(whole))}</Caption>
      {used / whole > NEARLY_FULL && <Notice tone="attention">{messages.nearlyFull}</Notice>}
      {taken.length > 0 && (
        <Caption>
          {taken
            .map(({ category, count, bytes }) =>
              messages.countOf(messages.categories[category], formatNumber(count), formatBytes(bytes)),
            )
            .join('؛ ')}
        </Caption>
      )}
    </>
  );
}
