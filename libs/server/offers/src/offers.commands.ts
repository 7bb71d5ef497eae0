import { optionalText, readCount, readId, readInstant, readOneOf, readRial, text } from '@peyk/server-module';
import type { Command, OptionHelp, Values } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { OFFER_KINDS, addChargePackage, addGift, addPromotion, endOffer } from './offers-admin.service';
import { listAllGifts, listAllPromotions, listChargePackages } from './offers.repository';

const TITLE: OptionHelp = { kind: 'text', help: '1 to 60 characters, in Persian.', required: true };
const DESCRIPTION: OptionHelp = { kind: 'text', help: 'A Persian sentence, at most 200 characters.' };
const FROM: OptionHelp = { kind: 'text', help: 'The first instant; without it now.' };
const TO: OptionHelp = { kind: 'text', help: 'The instant at which it ends.', required: true };

const rialOr = <T>(values: Values, name: string, without: T): bigint | T => {
  const given = optionalText(values, name);
  return given === undefined ? without : readRial(given);
};
const countOrNull = (values: Values, name: string): number | null => {
  const given = optionalText(values, name);
  return given === undefined ? null : readCount(given);
};
const timesOf = (values: Values, now: Date) => {
  const from = optionalText(values, 'from');
  return { startsAt: from === undefined ? now : readInstant(from), endsAt: readInstant(text(values, 'to')) };
};

const addCharge: Command = {
  name: 'offer charge',
  help: 'Offer a package of credit: what is paid, and what comes on top.',
  options: {
    title: TITLE,
    description: DESCRIPTION,
    'amount-rial': { kind: 'text', help: 'What is paid, without the tax.', required: true },
    'bonus-rial': { kind: 'text', help: 'What comes on top.' },
    'most-each': { kind: 'text', help: 'How often an account gets what comes on top; without it every time.' },
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const offered = {
      title: text(values, 'title'),
      description: optionalText(values, 'description') ?? '',
      amountMrial: readRial(text(values, 'amount-rial')),
      bonusMrial: rialOr(values, 'bonus-rial', 0n),
      mostEach: countOrNull(values, 'most-each'),
    };
    return [`Offered as charge ${await addChargePackage(db, offered, clock.now())}.`];
  },
};

const promote: Command = {
  name: 'offer promotion',
  help: 'Give a share of every payment through a gateway on top, for some time.',
  options: {
    title: TITLE,
    percent: { kind: 'text', help: '1 to 100.', required: true },
    'from-rial': { kind: 'text', help: 'For payments of at least so much.' },
    'most-rial': { kind: 'text', help: 'It gives no more than so much.' },
    from: FROM,
    to: TO,
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const now = clock.now();
    const offered = {
      title: text(values, 'title'),
      percent: readCount(text(values, 'percent')),
      fromMrial: rialOr(values, 'from-rial', 0n),
      mostMrial: rialOr(values, 'most-rial', null),
      ...timesOf(values, now),
    };
    return [`Offered as promotion ${await addPromotion(db, offered, now)}.`];
  },
};

const give: Command = {
  name: 'offer gift',
  help: 'Offer credit for nothing, which an account takes once.',
  options: {
    title: TITLE,
    description: DESCRIPTION,
    'amount-rial': { kind: 'text', help: 'What it gives.', required: true },
    'paid-rial': { kind: 'text', help: 'Only for accounts that have paid so much in thirty days.' },
    most: { kind: 'text', help: 'How many accounts may take it.' },
    from: FROM,
    to: TO,
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const now = clock.now();
    const offered = {
      title: text(values, 'title'),
      description: optionalText(values, 'description') ?? '',
      amountMrial: readRial(text(values, 'amount-rial')),
      paidMrial: rialOr(values, 'paid-rial', 0n),
      mostTaken: countOrNull(values, 'most'),
      ...timesOf(values, now),
    };
    return [`Offered as gift ${await addGift(db, offered, now)}.`];
  },
};

const list: Command = {
  name: 'offer list',
  help: 'Show everything that is offered now or will be.',
  readsOnly: true,
  run: async ({ db, clock }) => {
    const now = clock.now();
    const packages = (await listChargePackages(db)).filter(({ isOpen }) => isOpen);
    const lines = [
      ...packages.map(
        ({ id, title, amountMrial, bonusMrial }) =>
          `charge ${id}  ${title}  ${mrialToRialString(amountMrial)} + ${mrialToRialString(bonusMrial)} rial`,
      ),
      ...(await listAllPromotions(db, now)).map(
        ({ id, title, percent, startsAt, endsAt }) =>
          `promotion ${id}  ${title}  ${percent} percent  ${startsAt.toISOString()} to ${endsAt.toISOString()}`,
      ),
      ...(await listAllGifts(db, now)).map(
        ({ id, title, amountMrial, takenCount, endsAt }) =>
          `gift ${id}  ${title}  ${mrialToRialString(amountMrial)} rial, taken ${takenCount} times, to ${endsAt.toISOString()}`,
      ),
    ];
    return lines.length === 0 ? ['Nothing is offered.'] : lines;
  },
};

const end: Command = {
  name: 'offer end',
  help: 'Offer something no more; payments that have begun keep what they were promised.',
  words: ['offer-kind', 'offer-id'],
  account: null,
  run: async ({ db, clock }, { words: [kind = '', id = ''] }) => {
    await endOffer(db, { kind: readOneOf(kind, OFFER_KINDS), id: readId(id) }, clock.now());
    return ['Ended.'];
  },
};

/** What the people who run an installation offer to those who charge their wallet. */
export const offerCommands: readonly Command[] = [addCharge, promote, give, list, end];
