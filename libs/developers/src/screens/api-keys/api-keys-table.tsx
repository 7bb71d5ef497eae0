import { RowButton } from '@peyk/shared-screens';
import { Caption, LatinRun, When, type Column } from '@peyk/shared-ui';
import type { ApiKey } from '../../api/api-keys';
import { ApiKeyModeChip } from '../../components/api-key-mode';
import { ApiKeyStateChip } from '../../components/api-key-state';
import { LongLatin } from '../../components/call-name';
import { messages } from '../../messages';

const heads = messages.columns;

/** What it may: all, as a role does, or nothing any more. */
export function RoleOfKey({ has_everything, role }: ApiKey) {
  return <bdi>{has_everything ? messages.all : (role?.title ?? messages.noRole)}</bdi>;
}

/** The first address, and how many more. */
function Addresses({ allowed_addresses: [first, ...more] }: ApiKey) {
  if (first === undefined) return messages.anywhere;
  return (
    <>
      <LatinRun>{first}</LatinRun> {more.length > 0 && messages.moreAddresses(more.length)}
    </>
  );
}

/** When it was used last, and from where. */
function LastUse({ last_used_at, last_used_ip }: ApiKey) {
  if (last_used_at === null) return messages.unused;
  return (
    <>
      <When instant={last_used_at} />
      {last_used_ip !== null && (
        <Caption as="p">
          <LongLatin text={last_used_ip} />
        </Caption>
      )}
    </>
  );
}

/** What is told of a key; its title opens the rest beside the list. */
export const apiKeyColumns = (onOpen: (key: ApiKey) => void): readonly Column<ApiKey>[] => [
  {
    key: 'title',
    head: heads.title,
    always: true,
    cell: (key) => (
      <RowButton onPress={() => onOpen(key)}>
        <bdi>{key.title}</bdi>
      </RowButton>
    ),
  },
  { key: 'mode', head: heads.mode, cell: ({ mode }) => <ApiKeyModeChip mode={mode} /> },
  { key: 'state', head: heads.state, cell: ({ state }) => <ApiKeyStateChip state={state} /> },
  { key: 'prefix', head: heads.prefix, cell: ({ prefix }) => <LatinRun>{prefix}…</LatinRun> },
  { key: 'role', head: heads.role, cell: (key) => <RoleOfKey {...key} /> },
  { key: 'addresses', head: heads.addresses, cell: (key) => <Addresses {...key} /> },
  {
    key: 'last_used_at',
    head: heads.lastUsedAt,
    cell: (key) => <LastUse {...key} />,
  },
  {
    key: 'expires_at',
    head: heads.expiresAt,
    cell: ({ expires_at }) => (expires_at === null ? messages.never : <When instant={expires_at} />),
  },
  { key: 'created_by', head: heads.createdBy, cell: ({ created_by }) => <bdi>{created_by}</bdi> },
];
