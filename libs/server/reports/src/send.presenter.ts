import { accountMay } from '@peyk/server-accounts';
import type { components } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import type { RecipientCounts } from './counts';
import { isAlive, mayPause, mayReschedule, mayResume } from '@peyk/server-sender';
import { reasonOf, waitsUntil } from './send-state.policy';
import type { MakerPerson, SendMaker } from './send-makers';
import type { ListedSend, ReportedSend } from './reports.service';

type Schemas = components['schemas'];

const SUMMARY_CHARS = 80;

/** The beginning of a text on one line; never half of an emoji. */
export function summaryOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Never fewer units than characters, so most texts need not be taken apart.
  if (line.length <= SUMMARY_CHARS) return line;
  const characters = [...line];
  return characters.length <= SUMMARY_CHARS ? line : `${characters.slice(0, SUMMARY_CHARS - 1).join('')}…`;
}

export function presentCounts(counts: RecipientCounts): Schemas['RecipientCounts'] {
  return {
    total: counts.total,
    queued: counts.queued,
    submitted: counts.submitted,
    sent: counts.sent,
    reached_telecom: counts.reachedTelecom,
    delivered: counts.delivered,
    undelivered: counts.undelivered,
    blacklisted: counts.blacklisted,
    in_doubt: counts.inDoubt,
    expired: counts.expired,
    cancelled: counts.cancelled,
    refused: counts.refused,
  };
}

/** A row of the list. */
export function presentSend(send: ListedSend, now: Date): Schemas['Send'] {
  return {
    id: String(send.id),
    type: send.type,
    state: presentState(send.state),
    state_reason: reasonOf(send, now),
    from_number: send.fromNumber,
    summary: summaryOf(send.text),
    requested_count: send.requestedCount,
    counts: presentCounts(send.counts),
    parts: send.parts,
    cost: mrialToRialString(send.costMrial),
    held: mrialToRialString(send.heldMrial),
    charged: mrialToRialString(send.chargedMrial),
    returned: mrialToRialString(send.returnedMrial),
    created_at: send.createdAt.toISOString(),
    finished_at: send.finishedAt?.toISOString() ?? null,
    is_test: send.isTest,
    send_time: send.sendTime?.toISOString() ?? null,
    waits_until: waitsUntil(send, now)?.toISOString() ?? null,
    made_by: presentMaker(send.maker),
  };
}

function presentMaker({ kind, person }: SendMaker): Schemas['SendMaker'] {
  return { kind, person: person && presentPerson(person) };
}

export function presentPerson({ userId, name, username }: MakerPerson): Schemas['SendMakerPerson'] {
  return { id: String(userId), name, username };
}

/** The report's head. */
export function presentSendDetails(
  send: ReportedSend,
  { now, resendableCount, inFilesSince }: { now: Date; resendableCount: number; inFilesSince: Date | null },
): Schemas['SendDetails'] {
  return {
    ...presentSend(send, now),
    text: send.text,
    ...(send.hasOwnTexts && { own_texts: true }),
    ...(send.tracksLinks && { track_links: true }),
    encoding: send.encoding,
    excluded: {
      invalid: send.excludedInvalid,
      ...(send.excludedNoText > 0 && { no_text: send.excludedNoText }),
      ...(send.excludedWeekly > 0 && { weekly_limit: send.excludedWeekly }),
      duplicate: send.excludedDuplicate,
      blacklisted: send.excludedBlacklisted,
      opted_out: send.excludedOptedOut,
    },
    charity: mrialToRialString(send.charityMrial),
    user_ip: send.userIp,
    can_stop: isAlive(send),
    can_pause: mayPause(send, now),
    can_resume: mayResume(send) && accountMay('resume', send.account),
    can_reschedule: mayReschedule(send) && accountMay('schedule', send.account),
    can_set_rate: isAlive(send),
    paused_at: send.pausedAt?.toISOString() ?? null,
    rate_per_second: send.ratePerSecond,
    expires_at: send.expiresAt?.toISOString() ?? null,
    resent_from: send.resentFrom === null ? null : String(send.resentFrom),
    resendable_count: resendableCount,
    ...(inFilesSince && { recipients_in_files_since: inFilesSince.toISOString() }),
    line_limits: presentLineLimits(send),
  };
}

function presentLineLimits(send: ReportedSend): Schemas['SendDetails']['line_limits'] {
  if (send.finishedAt !== null || send.type === 'verification') return null;
  return {
    permitted_hours: send.permittedHours,
    max_per_second: send.maxPerSecond,
    own_permitted_hours: send.ownHours,
    own_max_per_second: send.ownMaxPerSecond,
  };
}

/** What the live socket pushes. */
export function presentProgress(send: ListedSend, now: Date): Schemas['SendProgress'] {
  return {
    send_id: String(send.id),
    state: presentState(send.state),
    state_reason: reasonOf(send, now),
    waits_until: waitsUntil(send, now)?.toISOString() ?? null,
    counts: presentCounts(send.counts),
    held: mrialToRialString(send.heldMrial),
    charged: mrialToRialString(send.chargedMrial),
    returned: mrialToRialString(send.returnedMrial),
    finished_at: send.finishedAt?.toISOString() ?? null,
  };
}

/** The table's CHECK and the contract's enum are the same twelve. */
function presentState(state: number): Schemas['SendState'] {
  return state as Schemas['SendState'];
}
