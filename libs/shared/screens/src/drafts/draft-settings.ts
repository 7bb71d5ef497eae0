import type { components } from '@peyk/shared-contract';
import { formatNumber } from '@peyk/shared-ui';
import { DRAFT_KEY } from './draft-key';
import type { Draft } from './drafts-queries';

export type DraftSettings = components['schemas']['DraftSettings'];
type DraftRecipients = components['schemas']['DraftRecipients'];

/** How the composer of each way is addressed. */
const COMPOSERS: Readonly<Record<DraftSettings['sending_type'], string>> = {
  quick: '/send-sms/quick',
  phonebook: '/send-sms/phonebook',
  file: '/send-sms/file',
  keyword: '/send-sms/keyword',
  country: '/send-sms/city-province',
  postal_code: '/send-sms/postalcode',
  job: '/send-sms/business',
  map: '/send-sms/map',
  bts: '/send-sms/tower-irancell',
};

/** The composer in which a draft is opened, with everything that it carries; a text alone becomes a quick send. */
export function composePath({ id, settings }: Pick<Draft, 'id' | 'settings'>): string {
  return `${COMPOSERS[settings?.sending_type ?? 'quick']}?${DRAFT_KEY}=${encodeURIComponent(id)}`;
}

/** Whom settings name, in a few words: «۲ شماره». */
export function toldRecipients({ kind, count }: DraftRecipients): string {
  const many = formatNumber(count);
  if (kind === 'numbers') return `${many} شماره`;
  if (kind === 'phonebooks') return `${many} دفترچه`;
  if (kind === 'contacts') return `${many} مخاطب`;
  return kind === 'segment' ? 'یک فیلتر ذخیره‌شده' : `${many} نفر از بانک شماره`;
}

function recipientsOf({ params }: DraftSettings): DraftRecipients | null {
  if (params?.recipients) return { kind: 'numbers', count: params.recipients.length };
  if (params?.phonebook_ids) return { kind: 'phonebooks', count: params.phonebook_ids.length };
  if (params?.contact_ids) return { kind: 'contacts', count: params.contact_ids.length };
  if (params?.segment_id !== undefined) return { kind: 'segment', count: 1 };
  if (!params?.bank) return null;
  return { kind: 'bank', count: params.bank.operators.reduce((sum, { size }) => sum + size, 0) };
}

/** What settings keep beside the text, each in a word or two, for a person who decides; empty when that is nothing. */
export function toldSettings(settings: DraftSettings): string[] {
  const recipients = recipientsOf(settings);
  return [
    ...(settings.from_number === undefined ? [] : ['خط فرستنده']),
    ...(recipients === null ? [] : [toldRecipients(recipients)]),
    ...(settings.send_time === undefined ? [] : ['زمان ارسال']),
    ...(typeof settings.rate_per_second === 'number' ? ['بیشترین سرعت'] : []),
    ...(typeof settings.validity_minutes === 'number' ? ['مهلت ارسال'] : []),
    ...(settings.weekly_limit === undefined ? [] : ['سقف هفتگی']),
    ...(settings.track_links === true ? ['کوتاه کردن پیوندها'] : []),
    ...(settings.charity === true ? ['نیکوکاری'] : []),
  ];
}
