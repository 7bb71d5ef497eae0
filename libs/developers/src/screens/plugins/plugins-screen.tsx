import { apiOrigin } from '@peyk/shared-api-client';
import { usePage } from '@peyk/shared-store';
import {
  Card,
  CardTitle,
  CodeBox,
  CopyButton,
  EmptyFace,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  space,
  styled,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { pluginsQuery } from '../../api/offers';
import { Prose } from '../../components/prose';
import { pluginOf, type Plugin, type PluginOffer } from '../../model/plugins';
import { pluginsMessages as messages } from '../../plugins-messages';

const Value = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
/** An address breaks wherever the line ends. */
const Address = styled('bdi')({ minInlineSize: 0, overflowWrap: 'anywhere' });
const Part = styled('h2')({ margin: 0, fontSize: 'inherit', fontWeight: 'bold' });

/** How programs that are there already are joined: by another API that Peyk speaks, or by its own. */
export default function PluginsScreen() {
  usePage({ title: messages.title, hideBack: true });
  return (
    <Stack gap={4}>
      <p>{messages.intro}</p>
      <Card>
        <Stack gap={3}>
          <CardTitle>{messages.wordpressTitle}</CardTitle>
          <p>{messages.wordpress}</p>
          <Notice tone="info">{messages.honest}</Notice>
        </Stack>
      </Card>
      <QueryView
        query={useQuery(pluginsQuery)}
        loading={<SkeletonRows count={6} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyFace drawing="search" title={messages.emptyTitle} help={messages.emptyHelp} />}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {({ items }) => (
          <>
            <Offers title={messages.facadesTitle} offers={items.filter(({ kind }) => kind === 'facade')} />
            <Offers title={messages.ownTitle} offers={items.filter(({ kind }) => kind !== 'facade')} />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

/** Nothing where nothing is offered. */
function Offers({ title, offers }: { readonly title: string; readonly offers: readonly PluginOffer[] }) {
  if (offers.length === 0) return null;
  return (
    <Stack gap={4}>
      <Part>{title}</Part>
      {offers.map((offer) => (
        <PluginCard key={offer.key} plugin={pluginOf(offer, apiOrigin())} />
      ))}
    </Stack>
  );
}

function PluginCard({ plugin: { key, title, about, caution, settings, sample } }: { readonly plugin: Plugin }) {
  return (
    <Card id={key} aria-labelledby={`${key}-title`}>
      <Stack gap={3}>
        <CardTitle id={`${key}-title`}>{title}</CardTitle>
        <p>{about}</p>
        {caution !== undefined && (
          <Notice tone="attention">
            <Prose text={caution} />
          </Notice>
        )}
        <Facts>
          {settings.map(({ name, value }) => (
            <Fact key={`${name} ${value}`} name={name}>
              <Value>
                <Address dir="ltr">{value}</Address>
                <CopyButton text={value} what={messages.copied(name, title)} />
              </Value>
            </Fact>
          ))}
        </Facts>
        {sample !== undefined && <CodeBox text={sample} label={`${messages.sample}، ${title}`} />}
      </Stack>
    </Card>
  );
}
