import type { Draft, DraftSettings } from '@peyk/shared-screens';
import { parseMobile } from '@peyk/shared-sms';
import { linksBody, planBody } from '../api/calculate-price';
import { NO_BANK } from './bank';
import { bankFromChoice } from './bank-from-choice';
import { EMPTY_COMPOSITION, type Composition } from './composition';
import { optionsWithinLimits } from './composition-schema';
import { NOBODY } from './people';
import { peopleFromParams } from './people-from-params';
import type { Way } from './way';

/** Most typed numbers that a draft keeps; more belong in a phonebook. The contract's own limit. */
export const MAX_DRAFT_NUMBERS = 1000;

/** A way whose sends have one text to keep. */
export type WayOfDrafts = Way & { readonly sendingType: DraftSettings['sending_type'] };

/** Whether drafts know this way. */
export const hasDrafts = (way: Way): way is WayOfDrafts =>
  way.sendingType !== 'peer_to_peer' && way.sendingType !== 'webservice';

/** A composition with the way it is written for. */
export interface Composed {
  readonly way: Way;
  readonly values: Composition;
}

/** Recipients as a draft has them: all but a file's. */
function paramsOf({ way, values }: Composed): DraftSettings['params'] {
  const { recipients, phonebook_ids, start, size, contact_ids, segment_id, bank } = way.paramsOf(values) ?? {};
  if (recipients) return { recipients };
  if (contact_ids) return { contact_ids };
  if (segment_id !== undefined) return { segment_id };
  if (bank) return { bank };
  if (!phonebook_ids) return undefined;
  return { phonebook_ids, ...(start !== undefined && { start }), ...(size !== undefined && { size }) };
}

/** What a draft keeps of a composition beside its text, and why its recipients are not among that. */
export interface KeptWithDraft {
  readonly settings: DraftSettings;
  readonly notKept: 'file' | 'many' | null;
}

/** Options that no send takes, a time that has passed and recipients that are not whole yet are left out. */
export function draftOf({ way, values }: Composed, nowMs: number): Partial<KeptWithDraft> {
  if (!hasDrafts(way)) return {};
  const { sendTime, weeklyLimit, ...options } = optionsWithinLimits(values);
  const plan = { ...options, sendTime: sendTime !== '' && Date.parse(sendTime) - nowMs > MINUTE_MS ? sendTime : '' };
  const notKept = reasonOf({ way, values });
  const params = notKept === null && way.problemOf(values) === null ? paramsOf({ way, values }) : undefined;
  const settings = {
    sending_type: way.sendingType,
    ...(values.line !== '' && { from_number: values.line }),
    ...(params !== undefined && { params }),
    ...(values.charity && { charity: true }),
    ...(weeklyLimit !== '' && { weekly_limit: Number(weeklyLimit) }),
    ...linksBody(way, values.trackLinks),
    ...planBody(plan),
  };
  return { settings, notKept };
}

const MINUTE_MS = 60_000;

function reasonOf({ way, values }: Composed): KeptWithDraft['notKept'] {
  const isOfFile = way.field === 'file' && !(way.sendingType === 'keyword' && values.valuesFrom === 'people');
  if (isOfFile) return values.file === null ? null : 'file';
  return way.field === 'numbers' && values.numbers.length > MAX_DRAFT_NUMBERS ? 'many' : null;
}

/** A draft in the composer, and how many of its numbers could not be read: those that are masked for who reads, or are none. */
export interface OpenedDraft {
  readonly composition: Composition;
  readonly unread: number;
}

/** Puts everything back that a draft carries; of a text alone, nothing but the text changes. */
export function openDraft({ text, settings }: Draft, before: Composition): OpenedDraft {
  if (settings === null) return { composition: { ...before, text }, unread: 0 };
  const { params = {}, sending_type: way } = settings;
  const given = params.recipients ?? [];
  const numbers = [...new Set(given.map(parseMobile).filter((number) => number !== null))];
  const composition: Composition = {
    ...EMPTY_COMPOSITION,
    line: settings.from_number ?? before.line,
    text,
    numbers,
    people: hasPeople(params) ? peopleFromParams(params) : NOBODY,
    valuesFrom: way === 'keyword' && hasPeople(params) ? 'people' : 'file',
    bank: params.bank ? bankFromChoice(params.bank) : NO_BANK,
    charity: settings.charity === true,
    trackLinks: settings.track_links === true,
    sendTime: settings.send_time ?? '',
    rate: digitsOf(settings.rate_per_second),
    validity: digitsOf(settings.validity_minutes),
    weeklyLimit: digitsOf(settings.weekly_limit),
  };
  return { composition, unread: given.filter((number) => parseMobile(number) === null).length };
}

/** Whether all that a draft carries came to who opened it: nothing is gone, beyond reach or masked. A time that has passed is lost to nobody. */
export function isOpenedWhole(draft: Draft): boolean {
  return draft.missing.every((part) => part === 'send_time') && openDraft(draft, EMPTY_COMPOSITION).unread === 0;
}

/** Whether a draft that names recipients would name none any more: they are being chosen anew, or are none that a draft keeps. */
export const losesPeople = ({ settings }: Pick<Draft, 'settings'>, kept: Partial<KeptWithDraft>): boolean =>
  settings?.params !== undefined && kept.settings?.params === undefined;

type Params = NonNullable<DraftSettings['params']>;

const hasPeople = ({ phonebook_ids, contact_ids, segment_id }: Params) =>
  phonebook_ids !== undefined || contact_ids !== undefined || segment_id !== undefined;

const digitsOf = (value: number | null | undefined) => (typeof value === 'number' ? String(value) : '');
