import { apiOrigin } from '@peyk/shared-api-client';
import { usePage } from '@peyk/shared-store';
import { Card, CardTitle, CodeBox, CopyButton, Fact, Facts, Notice, Stack, space, styled } from '@peyk/shared-ui';
import { Prose } from '../../components/prose';
import { pluginsOf, type Plugin } from '../../model/plugins';
import { pluginsMessages as messages } from '../../plugins-messages';

const Value = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: space[2], minInlineSize: 0 });
/** An address breaks wherever the line ends. */
const Address = styled('bdi')({ minInlineSize: 0, overflowWrap: 'anywhere' });
const Part = styled('h2')({ margin: 0, fontSize: 'inherit', fontWeight: 'bold' });

/** How programs that are there already are joined: by another API that Peyk speaks, or by its own. */
export default function PluginsScreen() {
  usePage({ title: messages.title, hideBack: true });
  const { facades, own } = pluginsOf(apiOrigin());
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
      <Part>{messages.facadesTitle}</Part>
      {facades.map((plugin) => (
        <PluginCard key={plugin.key} plugin={plugin} />
      ))}
      <Part>{messages.ownTitle}</Part>
      {own.map((plugin) => (
        <PluginCard key={plugin.key} plugin={plugin} />
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
            <Fact key={name} name={name}>
              <Value>
                <Address dir="ltr">{value}</Address>
                <CopyButton text={value} what={messages.copied(name, title)} />
              </Value>
            </Fact>
          ))}
        </Facts>
        <CodeBox text={sample} label={`${messages.sample}، ${title}`} />
      </Stack>
    </Card>
  );
}
