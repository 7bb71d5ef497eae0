import { Readable } from 'node:stream';
import { offsetOf, requirePerson } from '@peyk/server-http';
import type { DeskOperationId, Handlers } from '@peyk/server-http';
import { DESK_ROLES } from '@peyk/server-module';
import type { DeskCollection } from '@peyk/server-module';
import { pagingOf } from '@peyk/shared-contract';
import { mrialToRialString } from '@peyk/shared-sms';
import * as accounts from './accounts/accounts.service';
import { presentAccount, presentAccountDetails } from './accounts/present-account';
import { createCollections } from './collections/collections.service';
import { presentCollection, presentItem } from './collections/present-collection';
import { readEngine } from './engine/read-engine';
import type { ReadOperator } from './engine/read-engine';
import { DEMO_PERSON } from './people/demo-person';
import { createAsides } from './queues/asides.service';
import { presentThing, presentWaiting } from './queues/present-thing';
import { createQueues } from './queues/queues.service';
import type { DeskPorts } from './queues/queues.service';
import { endDeskSession } from './sign-in/desk-sessions.repository';
import { presentCode, signIn } from './sign-in/sign-in.service';

export interface DeskDependencies extends DeskPorts {
  /** What the installation keeps for everybody. */
  collections: readonly DeskCollection[];
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
  collections,
  ...dependencies
}: DeskDependencies): Handlers<DeskOperationId> {
  return {
    ...createQueueHandlers(dependencies),
    ...createAccountHandlers(panelUrl),
    ...createCollectionHandlers(collections),
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
  | 'actForAccount'
  | 'listAccountOffers'
  | 'giveToAccount';

type CollectionOperation =
  | 'listCollections'
  | 'listCollectionItems'
  | 'addCollectionItem'
  | 'changeCollectionItem'
  | 'removeCollectionItem'
  | 'openPictureOfItem';

function createQueueHandlers({
  isDemo,
  ...ports
}: Omit<DeskDependencies, 'panelUrl' | 'operator' | 'collections'>): Handlers<
  Exclude<DeskOperationId, AccountOperation | CollectionOperation | 'readEngine'>
> {
  const queues = createQueues(ports);
  const asides = createAsides(ports.queues);
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
      const items = own.map(({ queue, waiting, oldestAt, hasPriorities }) => ({
        ...{ queue, has_priorities: hasPriorities, waiting, oldest_at: oldestAt?.toISOString() ?? null },
      }));
      const known = DESK_ROLES.filter((role) => roles.includes(role));
      return { data: { person: { username, name, roles: known }, queues: items } };
    },
    listWaitingThings: async (context, { body }) => {
      const { username } = requirePerson(context);
      const { page, limit } = pagingOf(body);
      const window = { offset: offsetOf({ page, limit }), limit, priority: body.priority };
      const { total, items } = await queues.listPage(context, body.queue, window);
      return { data: { items: items.map((row) => presentWaiting(row, username)), paging: { page, limit, total } } };
    },
    showWaitingThing: async (context, { body: { from = 1, ...name } }) => ({
      data: presentThing(name, await queues.show(context, name, from)),
    }),
    takeWaitingThing: async (context, { body }) => {
      await queues.take(context, body);
      return { data: null };
    },
    addNoteToThing: async (context, { body: { text, ...name } }) => {
      await asides.addNote(context, name, text);
      return { data: null };
    },
    setPriorityOfThing: async (context, { body: { priority, ...name } }) => {
      await asides.setPriority(context, name, priority);
      return { data: null };
    },
    decideWaitingThing: async (context, { body: { queue, key, ...given } }) => {
      const { verdict, reason, text, day, amount } = given;
      await queues.decide(context, { queue, key }, { verdict, reason, text, day, amount });
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
    listAccountOffers: async (context) => ({ data: { offers: await accounts.listAccountOffers(context) } }),
    giveToAccount: async (context, { body: { id, kind, key, is_default: isDefault = false } }) => {
      await accounts.give(context, id, { kind, key, isDefault });
      return { data: null };
    },
    actForAccount: async (context, { body: { id } }) => ({
      data: { link: await accounts.actFor(context, id, panelUrl) },
    }),
  };
}

function createCollectionHandlers(kept: readonly DeskCollection[]): Handlers<CollectionOperation> {
  const collections = createCollections(kept);
  return {
    listCollections: async (context) => ({
      data: { collections: collections.listOwn(context).map(presentCollection) },
    }),
    listCollectionItems: async (context, { body }) => {
      const { page, limit } = pagingOf(body);
      const window = { offset: offsetOf({ page, limit }), limit };
      const { total, items } = await collections.listPage(context, body.collection, window);
      return { data: { items: items.map(presentItem), paging: { page, limit, total } } };
    },
    addCollectionItem: async (context, { body: { collection, values } }) => {
      await collections.add(context, collection, values);
      return { data: null };
    },
    changeCollectionItem: async (context, { body: { values, ...item } }) => ({
      data: { warning: (await collections.change(context, item, values)) ?? null },
    }),
    removeCollectionItem: async (context, { body }) => {
      await collections.remove(context, body);
      return { data: null };
    },
    openPictureOfItem: async (context, { query: { collection, key, field } }) => {
      const { contentType, bytes } = await collections.openPicture(context, { collection, key }, field);
      return { fileName: field, contentType, size: bytes.length, bytes: Readable.from([bytes]) };
    },
  };
}
