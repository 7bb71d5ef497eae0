import { describeError } from '@peyk/shared-api-client';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  EmptyFace,
  Fact,
  Facts,
  LatinRun,
  LinkButton,
  Notice,
  SkeletonRows,
  Stack,
  TextField,
  safeLink,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { contactInfoQuery, faqsQuery, type ContactWay, type Faq } from '../../api/help';
import { FaqList } from '../../components/faq-list';
import { messages } from '../../messages';
import { searchFaqs } from '../../model/find-faqs';
import { SUPPORT_PATHS } from '../../support-paths';

const words = messages.help;

/** Questions that many ask, and how the people who run the installation are reached. */
export default function ContactInfoScreen() {
  usePage({ title: words.title, hideBack: true });
  return (
    <Stack gap={4}>
      <ContactCard />
      <FaqCard />
    </Stack>
  );
}

function ContactCard() {
  const { data, error, refetch } = useQuery(contactInfoQuery);
  const mayAsk = useMay('ticket.edit');
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{words.contact}</CardTitle>
        {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <SkeletonRows count={3} />}
        {data?.length === 0 && <Caption>{words.noContact}</Caption>}
        {data !== undefined && data.length > 0 && (
          <Facts look="lined">
            {data.map((way) => (
              <Fact key={`${way.kind} ${way.value}`} name={words.kinds[way.kind]}>
                <Value {...way} />
              </Fact>
            ))}
          </Facts>
        )}
        {mayAsk && (
          <div>
            <LinkButton component={Link} to={SUPPORT_PATHS.create} icon="plus" variant="primary">
              {messages.create}
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** A number is called, an address written to, by a press. */
function Value({ kind, value }: ContactWay) {
  if (kind === 'phone' || kind === 'mobile')
    return (
      <a href={`tel:${value.replace(/[^\d+]/g, '')}`}>
        <LatinRun>{value}</LatinRun>
      </a>
    );
  if (kind === 'email')
    return (
      <a href={`mailto:${value}`}>
        <LatinRun>{value}</LatinRun>
      </a>
    );
  const link = kind === 'site' ? safeLink(value) : undefined;
  if (link)
    return (
      <a href={value} target="_blank" rel="noreferrer">
        <LatinRun>{value}</LatinRun>
      </a>
    );
  return <bdi>{value}</bdi>;
}

function FaqCard() {
  const { data, error, refetch } = useQuery(faqsQuery);
  const [search, setSearch] = useState('');
  const found = searchFaqs(data ?? [], search);
  return (
    <Card>
      <Stack gap={4}>
        <CardTitle>{words.faq}</CardTitle>
        {error !== null && <Failed error={error} onRetry={() => void refetch()} />}
        {error === null && data === undefined && <SkeletonRows count={4} />}
        {data?.length === 0 && <Caption>{words.noFaq}</Caption>}
        {data !== undefined && data.length > 0 && (
          <TextField label={words.search} value={search} onChange={setSearch} maxLength={100} />
        )}
        {data !== undefined && data.length > 0 && found.length === 0 && (
          <EmptyFace title={words.nothingFound} help={words.nothingFoundHelp} />
        )}
        {byCategory(found).map(([category, faqs]) => (
          <Stack key={category} gap={2}>
            <strong>{category}</strong>
            <FaqList faqs={faqs} label={category} />
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Failed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  return (
    <Stack gap={2}>
      <Notice tone="danger">{describeError(error)}</Notice>
      <div>
        <Button onClick={onRetry}>{words.again}</Button>
      </div>
    </Stack>
  );
}

/** In the order of the first question of each. */
function byCategory(faqs: readonly Faq[]): [string, Faq[]][] {
  const groups = new Map<string, Faq[]>();
  for (const faq of faqs) groups.set(faq.category, [...(groups.get(faq.category) ?? []), faq]);
  return [...groups];
}
