import { offsetOf, requirePerson } from '@peyk/server-http';
import type { DeskOperationId, Handlers } from '@peyk/server-http';
import { DESK_ROLES } from '@peyk/server-module';
import { pagingOf } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import * as accounts from './accounts/accounts.service';
import { presentAccount, presentAccountDetails } from './accounts/present-account';
import { readEngine } from './engine/read-engine';
import type { ReadOperator } from './engine/read-engine';
import { DEMO_PERSON } from './people/demo-person';
import { presentThing, presentWaiting } from './queues/present-thing';
import { createQueues } from './queues/queues.service';
import type { DeskPorts } from './queues/queues.service';
import { endDeskSession } from './sign-in/desk-sessions.repository';
import { presentCode, signIn } from './sign-in/sign-in.service';

export interface DeskDependencies extends DeskPorts {
  /** Whether the page for signing in tells how to. */
  isDemo: boolean;
  /** Where people open the panel, if that was said. */
  panelUrl?: string | undefined;
  /** Where this process sends, too. */
  operator?: ReadOperator | undefined;
}

/** The operations of `openapi/desk/`. */
export function createDeskHandlers({
  panelUrl,
  operator = () => undefined,
  ...dependencies
}: DeskDependencies): Handlers<DeskOperationId> {
  return {
    ...createQueueHandlers(dependencies),
    ...createAccountHandlers(panelUrl),
    readEngine: async (context) => ({ data: await readEngine(context, operator) }),
  };
}

type AccountOperation =
  | 'listDeskAccounts'
  | 'showDeskAccount'
  | 'moveCreditOfAccount'
  | 'blockDeskAccount'
  | 'reviewTextsOfAccount'
  | 'signOutAccount'
  | 'actForAccount';

function createQueueHandlers({
  isDemo,
  ...ports
}: Omit<DeskDependencies, 'panelUrl' | 'operator'>): Handlers<
  Exclude<DeskOperationId, AccountOperation | 'readEngine'>
> {
  const queues = createQueues(ports);
  const { seal } = ports;
  return {
    readDeskSignIn: async (context) => {
      if (!isDemo) return { data: {} };
      const { username, password } = DEMO_PERSON;
      return { data: { demo: { username, password, code: await presentCode(context, seal, username) } } };
    },
    signInToDesk: async (context, { body }) => ({ data: { token: await signIn(context, seal, body) } }),
    signOutOfDesk: async (context) => {
      if (context.sessionKey) await endDeskSession(context.db, context.sessionKey);
      return { data: null };
    },
    listDeskQueues: async (context) => {
      const { username, name, roles } = requirePerson(context);
      const own = await queues.listOwn(context);
      const items = own.map(({ queue, waiting, oldestAt }) => ({
        ...{ queue, waiting, oldest_at: oldestAt?.toISOString() ?? null },
      }));
      const known = DESK_ROLES.filter((role) => roles.includes(role));
      return { data: { person: { username, name, roles: known }, queues: items } };
    },
    listWaitingThings: async (context, { body }) => {
      const { username } = requirePerson(context);
      const { page, limit } = pagingOf(body);
      const { total, items } = await queues.listPage(context, body.queue, { offset: offsetOf({ page, limit }), limit });
      return { data: { items: items.map((row) => presentWaiting(row, username)), paging: { page, limit, total } } };
    },
    showWaitingThing: async (context, { body: { from = 1, ...name } }) => ({
      data: presentThing(name, await queues.show(context, name, from)),
    }),
    takeWaitingThing: async (context, { body }) => {
      await queues.take(context, body);
      return { data: null };
    },
    decideWaitingThing: async (context, { body: { queue, key, verdict, reason, text, day } }) => {
      await queues.decide(context, { queue, key }, { verdict, reason, text, day });
      return { data: null };
    },
    openFileOfThing: async (context, { query: { queue, key, file_id: fileId } }) => {
      const { name, contentType, size, bytes } = await queues.openFile(context, { queue, key }, fileId);
      return { fileName: name, contentType, size: Number(size), bytes };
    },
  };
}

function createAccountHandlers(panelUrl: string | undefined): Handlers<AccountOperation> {
  return {
    listDeskAccounts: async (context, { body }) => {
      const { page, limit } = pagingOf(body);
      const question = { search: body.search, offset: offsetOf({ page, limit }), limit };
      const { total, items } = await accounts.findAccounts(context, question);
      return { data: { items: items.map(presentAccount), paging: { page, limit, total } } };
    },
    showDeskAccount: async (context, { query: { id } }) => ({
      data: presentAccountDetails(await accounts.showAccount(context, id)),
    }),
    moveCreditOfAccount: async (context, { body, headers }) => {
      const balanceMrial = await accounts.moveCredit(context, body, headers['Idempotency-Key']);
      return { data: { credit: mrialToRialString(balanceMrial) } };
    },
    blockDeskAccount: async (context, { body: { id, reason } }) => {
      await accounts.setBlocked(context, id, reason);
      return { data: null };
    },
    reviewTextsOfAccount: async (context, { body: { id, is_required: isRequired } }) => {
      await accounts.setReview(context, id, isRequired);
      return { data: null };
    },
    signOutAccount: async (context, { body: { id } }) => ({
      data: { ended_count: await accounts.signOut(context, id) },
    }),
    actForAccount: async (context, { body: { id } }) => ({
      data: { link: await accounts.actFor(context, id, panelUrl) },
    }),
  };
}
