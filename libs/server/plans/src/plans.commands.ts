import { optionalText, readCount, readOneOf, readRial, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { createPlan, givePlan, setPlanOpen } from './plans-admin.service';
import { listPlans } from './plans.repository';
import { SERVICES } from './plans.tables';

const add: Command = {
  name: 'plan add',
  help: 'Sell services: from now on they need a plan that opens them.',
  options: {
    title: { kind: 'text', help: '1 to 60 characters, in Persian.', required: true },
    description: { kind: 'text', help: 'A Persian sentence or two, at most 500 characters.' },
    'price-rial': { kind: 'text', help: 'What it costs; without it nothing.' },
    days: { kind: 'text', help: 'How long it lasts; without it for ever.' },
    services: { kind: 'text', help: `What it opens, with commas between: ${SERVICES.join(', ')}.`, required: true },
  },
  account: null,
  run: async ({ db, clock }, { values }) => {
    const price = optionalText(values, 'price-rial');
    const days = optionalText(values, 'days');
    const offered = {
      title: text(values, 'title'),
      description: optionalText(values, 'description') ?? '',
      priceMrial: price === undefined ? 0n : readRial(price),
      days: days === undefined ? null : readCount(days),
      services: text(values, 'services')
        .split(',')
        .map((service) => readOneOf(service.trim(), SERVICES)),
    };
    await createPlan(db, offered, clock.now());
    return ['The plan is offered.'];
  },
};

const list: Command = {
  name: 'plan list',
  help: 'Show all plans.',
  readsOnly: true,
  run: async ({ db }) => {
    const plans = await listPlans(db);
    if (plans.length === 0) return ['There is none: every service is open to everybody.'];
    return plans.map(({ title, priceMrial, days, isOpen, services }) => {
      const lasts = days === null ? 'without end' : `${days} days`;
      return `${isOpen ? 'open  ' : 'closed'}  ${title}  ${mrialToRialString(priceMrial)} rial, ${lasts}: ${services.join(', ')}`;
    });
  },
};

const close: Command = {
  name: 'plan close',
  help: 'Offer a plan no more; accounts that have it keep it.',
  words: ['title'],
  account: null,
  run: async ({ db }, { words: [title = ''] }) => {
    await setPlanOpen(db, title, false);
    return ['The plan is closed.'];
  },
};

const open: Command = {
  name: 'plan open',
  help: 'Offer a closed plan again.',
  words: ['title'],
  account: null,
  run: async ({ db }, { words: [title = ''] }) => {
    await setPlanOpen(db, title, true);
    return ['The plan is offered.'];
  },
};

const give: Command = {
  name: 'plan give',
  help: 'Give a plan to an account for nothing.',
  words: ['username', 'title'],
  account: 'username',
  run: async (context, { words: [username = '', title = ''] }) => {
    const { accountId } = await context.userOf(username);
    await givePlan(context.db, { accountId, title }, context.clock.now());
    return ['The account has the plan.'];
  },
};

/** What opens the services that an installation sells. */
export const planCommands: readonly Command[] = [add, list, close, open, give];
