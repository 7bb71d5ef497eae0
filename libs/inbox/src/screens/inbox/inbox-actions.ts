import type { BulkAction } from '@peyk/shared-screens';
import { cancelExport, deleteMessages, exportMessages, markBack, markRead } from '../../api/change-inbox';
import type { InboxFilters } from '../../api/list-inbox';
import { messages } from '../../messages';

const words = messages.bulk;

const marking = (isRead: boolean): BulkAction<InboxFilters, readonly string[]> => ({
  key: isRead ? 'read' : 'unread',
  label: isRead ? words.read : words.unread,
  icon: isRead ? 'eye' : 'eyeOff',
  sentence: isRead ? words.marked : words.unmarked,
  run: (target) => markRead(target, isRead),
  undo: (ids) => markBack(ids, !isRead),
  onRow: true,
});

const EXPORT: BulkAction<InboxFilters, { job_id: string }> = {
  key: 'export',
  label: words.export,
  icon: 'file',
  sentence: words.exporting,
  run: (target) => exportMessages(target),
  undo: ({ job_id }) => cancelExport(job_id),
};

const DELETE: BulkAction<InboxFilters> = {
  key: 'delete',
  label: words.delete,
  icon: 'trash',
  danger: true,
  sentence: words.deleted,
  run: deleteMessages,
  onRow: true,
};

interface May {
  readonly mark: boolean;
  readonly export: boolean;
  readonly delete: boolean;
}

/** What this person can do with messages that are selected. */
export function bulkActions(may: May): readonly BulkAction<InboxFilters>[] {
  const all = [
    ...(may.mark ? [marking(true), marking(false)] : []),
    ...(may.export ? [EXPORT] : []),
    ...(may.delete ? [DELETE] : []),
  ];
  // Each keeps to itself what its undo is given.
  return all as readonly BulkAction<InboxFilters>[];
}
