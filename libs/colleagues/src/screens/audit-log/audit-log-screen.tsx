import { ListScreen, useListScreen, useMayExport } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Caption, EmptyFace, Notice, Stack, When } from '@peyk/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { auditLogChoicesQuery, auditLogQuery, exportAuditLog, newestSeen } from '../../api/audit-log';
import type { AuditLogEntry, AuditLogFilters, AuditLogProof } from '../../api/audit-log';
import { auditLogMessages as messages } from '../../audit-log-messages';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { auditLogFilters, toAuditLogFilters } from '../../model/audit-log-filters';
import { auditLogTable } from './audit-log-table';
import { EntryPanel } from './entry-panel';

const EXPORTING = {
  label: messages.export,
  run: async (filters: AuditLogFilters) => {
    await exportAuditLog(filters);
    return messages.exportBegun;
  },
};

/** What was done in the account, by whom, and what it changed. */
export default function AuditLogScreen() {
  usePage({ title: messages.title, backTo: COLLEAGUES_PATHS.list });
  const mayExport = useMayExport('audit.export');
  const [opened, setOpened] = useState<AuditLogEntry>();
  const choices = useQuery(auditLogChoicesQuery);
  const fields = useMemo(() => auditLogFilters(choices.data, choices.isPending), [choices.data, choices.isPending]);
  const client = useQueryClient();
  const list = useListScreen({
    ...{ name: 'audit-log', filters: fields, toFilters: toAuditLogFilters },
    query: (request) => auditLogQuery(request, newestSeen(client, request)),
  });
  return (
    <Stack gap={4}>
      <Caption as="p">{messages.intro}</Caption>
      {choices.data && <LastProof proof={choices.data.proof} />}
      <ListScreen
        list={list}
        table={auditLogTable(setOpened)}
        noResult={{ title: messages.noResultTitle, help: messages.noResultHelp }}
        {...(mayExport && { exporting: EXPORTING })}
        empty={<EmptyFace drawing="reports" title={messages.emptyTitle} help={messages.emptyHelp} />}
      />
      {opened !== undefined && <EntryPanel entry={opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

/** When the chain was proved last, by which check, and what came of it. */
function LastProof({ proof }: { readonly proof: AuditLogProof | null }) {
  const words = messages.proof;
  if (proof === null) return <Caption as="p">{words.none}</Caption>;
  const { at, by, is_whole: isWhole } = proof;
  const sentence = (
    <>
      {words[isWhole ? 'whole' : 'broken'][by]} <When instant={at} />
    </>
  );
  return isWhole ? <Caption as="p">{sentence}</Caption> : <Notice tone="danger">{sentence}</Notice>;
}
