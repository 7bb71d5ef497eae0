import { refusalSentence } from '@peyk/server-decisions';
import { keyToMobile } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import type { MessageRow } from './messages.repository';
import { REFUSAL_REASONS } from './refusal-reasons';
import type { SecretaryRow } from './secretary.repository';

type Schemas = components['schemas'];
const idOf = (id: bigint | null) => (id === null ? null : String(id));

export function presentSecretary(row: SecretaryRow): Schemas['Secretary'] {
  return {
    id: String(row.id),
    title: row.title,
    line: row.line,
    from_number: row.fromNumber,
    match: row.match,
    words: row.words,
    reply: row.reply,
    forward_to: row.forwardTo.map(keyToMobile),
    add_to_phonebook_id: idOf(row.addToPhonebookId),
    remove_from_phonebook_id: idOf(row.removeFromPhonebookId),
    opts_out: row.optsOut,
    once_per_sender: row.oncePerSender,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    from_hour: row.fromHour,
    to_hour: row.toHour,
    is_active: row.isActive,
    state: row.decision ?? 'waiting',
    refusal: refusalSentence(row, REFUSAL_REASONS),
    message_count: Number(row.messageCount),
    created_at: row.createdAt.toISOString(),
  };
}

export function presentMessage(row: MessageRow): Schemas['SecretaryMessage'] {
  return {
    id: String(row.id),
    number: keyToMobile(row.mobile),
    text: row.text,
    received_at: row.receivedAt.toISOString(),
    outcome: row.outcome,
    reason: row.reason,
    send_id: idOf(row.sendId),
  };
}
