import { refusalSentence } from '@peyk/server-decisions';
import { keyToMobile } from '@peyk/shared-sms';
import type { components } from '@peyk/shared-contract';
import { codesOfOption } from './polls/poll-options';
import type { DrawRow } from './readers/draws.repository';
import type { CodeRow } from './readers/reader-codes.repository';
import type { MessageRow } from './messages.repository';
import { REFUSAL_REASONS } from './refusal-reasons';
import type { SecretaryRow } from './secretary.repository';

type Schemas = components['schemas'];
const idOf = (id: bigint | null) => (id === null ? null : String(id));

/** What all kinds have. */
function presentCommon(row: SecretaryRow) {
  return {
    id: String(row.id),
    title: row.title,
    line: row.line,
    from_number: row.fromNumber,
    reply: row.reply,
    starts_at: row.startsAt?.toISOString() ?? null,
    ends_at: row.endsAt?.toISOString() ?? null,
    most_in_ten_minutes: row.mostLately,
    most_in_a_day: row.mostDaily,
    is_active: row.isActive,
    state: row.decision ?? ('waiting' as const),
    refusal: refusalSentence(row, REFUSAL_REASONS),
    message_count: Number(row.messageCount),
    created_at: row.createdAt.toISOString(),
  };
}

/** A secretary that is neither a reader nor a poll. */
export function presentSecretary(row: SecretaryRow): Schemas['Secretary'] {
  if (row.match === 'codes' || row.match === 'poll') throw new Error('readers and polls are shown as what they are');
  return {
    ...presentCommon(row),
    match: row.match,
    words: row.words,
    forward_to: row.forwardTo.map(keyToMobile),
    forward_to_webhook_id: idOf(row.forwardToWebhookId),
    add_to_phonebook_id: idOf(row.addToPhonebookId),
    remove_from_phonebook_id: idOf(row.removeFromPhonebookId),
    opts_out: row.optsOut,
    once_per_sender: row.oncePerSender,
    from_hour: row.fromHour,
    to_hour: row.toHour,
  };
}

export function presentReader(row: SecretaryRow): Schemas['Reader'] {
  return {
    ...presentCommon(row),
    keywords: row.words.map((word, at) => ({ word, reply: row.keywordReplies[at] ?? '' })),
    duplicate_reply: row.duplicateReply,
    wrong_reply: row.wrongReply,
    add_to_phonebook_id: idOf(row.addToPhonebookId),
    code_count: row.codeCount,
    used_count: row.usedCount,
  };
}

export function presentPoll(row: SecretaryRow): Schemas['Poll'] {
  const { question, repeatVotes, optionVotes } = row;
  if (question === null || repeatVotes === null) throw new Error('only a poll is shown as a poll');
  return {
    ...presentCommon(row),
    question,
    options: row.words.map((title, at) => ({
      ...{ title, codes: codesOfOption(row.optionCodes[at] ?? ''), vote_count: optionVotes[at] ?? 0 },
    })),
    repeat_votes: repeatVotes,
    repeat_reply: row.duplicateReply,
    unknown_reply: row.wrongReply,
    ended_reply: row.endedReply,
    vote_count: optionVotes.reduce((sum, votes) => sum + votes, 0),
    voter_count: row.voterCount,
  };
}

export function presentCode(row: CodeRow): Schemas['ReaderCode'] {
  return {
    code: row.written,
    number: row.mobile === null ? null : keyToMobile(row.mobile),
    used_at: row.usedAt?.toISOString() ?? null,
  };
}

export function presentDraw(row: DrawRow): Schemas['ReaderDraw'] {
  return {
    id: String(row.id),
    seed: row.seed,
    list_hash: row.listHash,
    entry_count: row.entryCount,
    winners: row.winnerCodes.map((code, at) => ({ code, number: keyToMobile(row.winnerMobiles[at] as number) })),
    drawn_at: row.drawnAt.toISOString(),
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
    reading: row.reading,
    found: row.found,
  };
}
