import {
  Caption,
  ErrorFace,
  Fact,
  Facts,
  ForbiddenFace,
  LatinRun,
  LinkButton,
  QueryView,
  SidePanel,
  SkeletonRows,
  Stack,
  When,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiKeyQuery, type ApiKey } from '../../api/api-keys';
import { ApiKeyModeChip } from '../../components/api-key-mode';
import { ApiKeyStateChip } from '../../components/api-key-state';
import { LongLatin } from '../../components/call-name';
import { callsOfKeyPath } from '../../developers-paths';
import { messages } from '../../messages';
import { RoleOfKey } from './api-keys-table';

const heads = messages.columns;

interface ApiKeyPanelProps {
  /** As the list has it: its name stands at once. */
  readonly apiKey: ApiKey;
  readonly onClose: () => void;
}

/** One key beside the list, asked for anew: all addresses it may be used from, and the last one it was used from. */
export function ApiKeyPanel({ apiKey: { id, title }, onClose }: ApiKeyPanelProps) {
  const toCalls = (
    <LinkButton component={Link} to={callsOfKeyPath(id)} icon="reports">
      {messages.toCalls}
    </LinkButton>
  );
  return (
    <SidePanel open title={title} onClose={onClose} actions={toCalls}>
      <QueryView
        query={useQuery(apiKeyQuery(id))}
        loading={<SkeletonRows count={6} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(key) => <KeyFacts apiKey={key} />}
      </QueryView>
    </SidePanel>
  );
}

function KeyFacts({ apiKey }: { readonly apiKey: ApiKey }) {
  const { mode, state, prefix, expires_at, created_at, created_by, last_used_at, last_used_ip } = apiKey;
  return (
    <Facts look="lined">
      <Fact name={heads.mode}>
        <ApiKeyModeChip mode={mode} />
      </Fact>
      <Fact name={heads.state}>
        <ApiKeyStateChip state={state} />
      </Fact>
      <Fact name={heads.prefix}>
        <LatinRun>{prefix}…</LatinRun>
      </Fact>
      <Fact name={heads.role}>
        <RoleOfKey {...apiKey} />
      </Fact>
      <Fact name={heads.addresses}>
        <AllAddresses {...apiKey} />
      </Fact>
      <Fact name={heads.lastUsedAt}>
        {last_used_at === null ? messages.unused : <When instant={last_used_at} as="full" />}
      </Fact>
      <Fact name={heads.lastUsedIp}>{last_used_ip === null ? messages.noIp : <LongLatin text={last_used_ip} />}</Fact>
      <Fact name={heads.expiresAt}>
        {expires_at === null ? messages.never : <When instant={expires_at} as="full" />}
      </Fact>
      <Fact name={heads.createdAt}>
        <When instant={created_at} as="full" />
      </Fact>
      <Fact name={heads.createdBy}>
        <bdi>{created_by}</bdi>
      </Fact>
    </Facts>
  );
}

function AllAddresses({ allowed_addresses: addresses }: ApiKey) {
  if (addresses.length === 0) return <Caption>{messages.anywhere}</Caption>;
  return (
    <Stack gap={1}>
      {addresses.map((address) => (
        <LongLatin key={address} text={address} />
      ))}
    </Stack>
  );
}
