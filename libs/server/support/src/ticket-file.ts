import { defineFilePurpose } from '@peyk/server-files';
import { TICKET_FILE_MAX_BYTES } from '@peyk/shared-validation';

/** A hundred years: as long as the ticket. */
const ALWAYS_MS = 100 * 365 * 24 * 3_600_000;

/** What is attached to a ticket. An archive is kept as it came and never opened. */
export const TICKET_FILE = defineFilePurpose({
  name: 'ticket.file',
  permission: 'ticket.read',
  maxBytes: TICKET_FILE_MAX_BYTES,
  types: ['application/zip', 'application/x-rar-compressed', 'image/jpeg', 'image/png', 'application/pdf'],
  keptMs: ALWAYS_MS,
  isKeptByRow: true,
  encodesImages: true,
});
