import { apiOrigin } from '@peyk/shared-api-client';
import {
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  media,
  size,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { apiDocumentsQuery } from '../../api/offers';
import { documentsMessages } from '../../documents-messages';

const words = documentsMessages.others;

/** On the phone a finger has to meet it. */
const Address = styled('a')({
  overflowWrap: 'anywhere',
  [media.touch]: { display: 'inline-flex', alignItems: 'center', minBlockSize: size.touch },
});

/** What the server has beside this page: outside of the panel and perhaps on another host, so in a tab of its own. */
export function OtherDocuments() {
  return (
    <Card id="others" aria-labelledby="others-title">
      <Stack gap={3}>
        <CardTitle id="others-title">{words.title}</CardTitle>
        <QueryView
          query={useQuery(apiDocumentsQuery)}
          loading={<SkeletonRows count={2} />}
          isEmpty={({ items }) => items.length === 0}
          empty={<EmptyFace drawing="search" title={words.emptyTitle} />}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items }) => (
            <Facts look="lined">
              {items.map(({ key, title, about, path }) => (
                <Fact
                  key={key}
                  name={
                    <>
                      {title} <Caption>{about}</Caption>
                    </>
                  }
                >
                  <Address
                    href={`${apiOrigin()}${path}`}
                    target="_blank"
                    rel="noreferrer"
                    dir="ltr"
                    aria-label={words.open(title, path)}
                  >
                    {path}
                  </Address>
                </Fact>
              ))}
            </Facts>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}
