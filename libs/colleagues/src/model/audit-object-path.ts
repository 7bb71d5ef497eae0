import type { Permission } from '@peyk/shared-contract';
import { fillPath } from '@peyk/shared-module';
import type { AuditLogEntry, AuditObjectKind } from '../api/audit-log';

/** Pages of things that entries are about, and what a visitor of each must hold. */
const PAGES: Readonly<Partial<Record<AuditObjectKind, readonly [string, Permission]>>> = {
  send: ['/reports/:id', 'report.read'],
  recurring: ['/send-sms/recurring/:id', 'send.create'],
  user: ['/colleagues/:id', 'colleague.read'],
  role: ['/colleagues/update-access/:id', 'role.edit'],
  webhook: ['/developers/webhooks/:id', 'webhook.read'],
  contact: ['/contacts/:id', 'contact.read'],
  phonebook: ['/contacts/group/:id', 'contact.read'],
  pattern: ['/patterns/:id', 'pattern.read'],
  ticket: ['/support/tickets/:id', 'ticket.read'],
};

/** Where a thing is shown, if it has a page. */
export function pageOfObject(
  object: NonNullable<AuditLogEntry['object']>,
): { to: string; permission: Permission } | undefined {
  const [path, permission] = PAGES[object.kind] ?? [];
  return path !== undefined && permission !== undefined && object.id !== null
    ? { to: fillPath(path, { id: object.id }), permission }
    : undefined;
}
