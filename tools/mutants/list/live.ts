import type { Mutant } from '../mutant.ts';

const LIVE = 'libs/server/live/src';

export const LIVE_MUTANTS: readonly Mutant[] = [
  {
    name: 'live-tickets-without-limit',
    danger: 'A customer fills a table and the disk with a loop.',
    file: `${LIVE}/live.routes.ts`,
    find: '  await requireRate(context.db, { key: `live:user:${userId}`, now, ...TICKETS_PER_USER });\n',
    replace: '',
    noticedBy: [`${LIVE}/ticket/ticket.test.ts`],
  },
  {
    name: 'live-ticket-usable-twice',
    danger: 'An address from a log opens the socket of its user.',
    file: `${LIVE}/ticket/ticket.repository.ts`,
    find: "    .where('one_use_codes.used_at', 'is', null)\n",
    replace: '',
    noticedBy: [`${LIVE}/ticket/ticket.test.ts`],
  },
  {
    name: 'live-ticket-for-ever',
    danger: 'The same, a year later.',
    file: `${LIVE}/ticket/ticket.repository.ts`,
    find: "    .where('one_use_codes.expires_at', '>', now)\n",
    replace: '',
    noticedBy: [`${LIVE}/ticket/ticket.test.ts`],
  },
  {
    name: 'live-ticket-of-an-ended-session',
    danger: 'Who signed out goes on being told.',
    file: `${LIVE}/ticket/ticket.repository.ts`,
    find: "    .where('sessions.revoked_at', 'is', null)\n",
    replace: '',
    noticedBy: [`${LIVE}/ticket/ticket.test.ts`],
  },
  {
    name: 'changed-rights-not-told',
    danger: 'An open panel goes on offering what its member may not any more, and hides what it may.',
    file: `${LIVE}/socket/rights-keeper.ts`,
    find: "else if (connection.setRights(rights, asked) || tellAll) connection.tell('every user', JSON.stringify(EVENT));",
    replace: 'else connection.setRights(rights, asked);',
    noticedBy: [`${LIVE}/socket/rights.test.ts`],
  },
  {
    name: 'changed-rights-not-taken-over',
    danger: 'An open socket tells a member for hours what it may not hear any more.',
    file: `${LIVE}/socket/rights-keeper.ts`,
    find: 'else if (connection.setRights(rights, asked) || tellAll) connection.tell',
    replace: 'else if (tellAll) connection.tell',
    noticedBy: [`${LIVE}/socket/rights.test.ts`],
  },
  {
    name: 'progress-told-to-everybody',
    danger: 'Open panels of others see what an account sends.',
    file: `${LIVE}/socket/announcer.ts`,
    find: 'for (const connection of connections.of(accountId)) connection.tell(source.heardWith, text);',
    replace: 'for (const connection of connections.all()) connection.tell(source.heardWith, text);',
    noticedBy: [`${LIVE}/live.test.ts`],
  },
];
