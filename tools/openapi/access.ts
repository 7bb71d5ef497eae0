import { listOperations } from './document.ts';
import type { ContractDocument, LocatedOperation, Operation } from './document.ts';

/** Who may call an operation: its `x-access`. */
export interface Access {
  /** Everybody; who is signed in; members whose role holds the permission. */
  who: 'public' | 'signed-in' | 'member';
  /** `resource.action`, for members. */
  permission?: string;
  /** What makes it worth an entry in the audit log, and more care. */
  effects?: Effect[];
  /** Whether an admin who acts on behalf of the account may call it without leave of the account's owner. */
  impersonator?: boolean;
  /** The account states in which it may be called. */
  states?: 'any' | AccountState[];
  /** Whether programs may call it with an API key. Without it `isForKeys` decides. */
  keys?: boolean;
  /** Whether a test key may call it, too. Without it `isForTestKeys` decides. */
  test?: boolean;
  /** How much one caller may take of it: a name of `x-rates`. */
  rate: string;
}

const EFFECTS = ['money', 'send', 'export', 'rights', 'session', 'data'] as const;
export type Effect = (typeof EFFECTS)[number];
const STATES = ['active', 'checking', 'inactive', 'blocked'] as const;
export type AccountState = (typeof STATES)[number];

export interface PermissionText {
  title: string;
  group: string;
}

export interface RateClass {
  per_second: number;
  burst: number;
  at_once: number;
}

/**
 * Operations for which nobody needs to be signed in. The list stands here and not in the contract, so that opening one takes two
 * hands: a slip in a YAML file is no open door.
 */
const PUBLIC_OPERATIONS: readonly string[] = [
  'acceptInvitation',
  'changePasswordByToken',
  'checkUsername',
  'confirmOtp',
  'confirmPasskey',
  'confirmRegistration',
  'externalLogin',
  'forgotPassword',
  'forgotPasswordCheckOtp',
  'getChallenge',
  'getTerms',
  'listActivityDomains',
  'listPackages',
  'listRoles',
  'login',
  'loginSetting',
  'readDeskSignIn',
  'readInvitation',
  'register',
  'sendSmsOtp',
  'signInToDesk',
];

const PERMISSION_KEY = /^[a-z]+\.[a-z]+$/;

export const permissionsOf = (document: ContractDocument) =>
  (document['x-permissions'] ?? {}) as Readonly<Record<string, PermissionText>>;

export const ratesOf = (document: ContractDocument) =>
  (document['x-rates'] ?? {}) as Readonly<Record<string, RateClass>>;

function lintStates({ states }: Access): string[] {
  if (states === 'any') return [];
  const isGood = Array.isArray(states) && states.length > 0 && states.every((state) => STATES.includes(state));
  return isGood ? [] : [`has bad states in x-access: write any, or some of ${STATES.join(', ')}.`];
}

function lintWho(document: ContractDocument, access: Access): string[] {
  const { who, permission } = access;
  if (who === 'public') {
    const extra = (['permission', 'impersonator', 'states', 'keys', 'test'] as const).filter(
      (name) => access[name] !== undefined,
    );
    return extra.length > 0 ? [`is public, so x-access has no ${extra.join(', ')}.`] : [];
  }
  const faults = lintStates(access);
  if (typeof access.impersonator !== 'boolean') faults.push('does not say in x-access whether an impersonator may.');
  if (who === 'member' && !(permission !== undefined && permission in permissionsOf(document))) {
    faults.push(`needs a permission in x-access that x-permissions of openapi/panel.yaml lists, not ${permission}.`);
  }
  if (who === 'signed-in' && permission !== undefined) faults.push('is for who is signed in: it takes no permission.');
  if (access.keys && isOfPeople(access)) faults.push('is a matter of people, so no key opens it: drop keys: true.');
  if (access.test && !isForKeys(access)) faults.push('is open to no key, so not to test keys: drop test: true.');
  return faults;
}

/** What no key opens, whatever its role holds: who may what and who is in are people's, and so is money that is not spent on messages. */
function isOfPeople({ who, effects = [] }: Access): boolean {
  const isMoneyAlone = effects.includes('money') && !effects.includes('send');
  return who === 'public' || isMoneyAlone || effects.includes('rights') || effects.includes('session');
}

/**
 * Whether a program may call it with an API key: what members may by a permission, unless `keys: false` says that it is a person's;
 * what everybody who is signed in may only where `keys: true` says so, for most of it is about the user.
 */
export const isForKeys = (access: Access): boolean => !isOfPeople(access) && (access.keys ?? access.who === 'member');

/**
 * Whether a test key may call it: what a key reads, unless `test: false` keeps it; and where `test: true` says that its service has a
 * sandbox, also what sends. Nothing else that leaves a trace.
 */
export const isForTestKeys = (access: Access): boolean =>
  isForKeys(access) && (access.test ?? (access.rate === 'read' && (access.effects ?? []).length === 0));

const takesKey = ({ operation }: LocatedOperation) =>
  (operation.parameters ?? []).some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey');

/** What is wrong with an operation's access, each with the remedy. */
export function lintAccess(document: ContractDocument, located: LocatedOperation): string[] {
  const { operation } = located;
  const access = operation['x-access'];
  if (!access) return ['has no x-access: say who may call it.'];
  const isPublic = access.who === 'public';
  const faults: string[] = [];
  if (!['public', 'signed-in', 'member'].includes(access.who)) faults.push(`has who: ${access.who} in x-access.`);
  if (isPublic !== (operation.security?.length === 0))
    faults.push('says one thing in x-access and another in security.');
  if (isPublic !== PUBLIC_OPERATIONS.includes(operation.operationId ?? '')) {
    faults.push('and the list of public operations (tools/openapi/access.ts) differ: open it in both, or in neither.');
  }
  if (!(access.rate in ratesOf(document))) faults.push(`has the rate ${access.rate}, which x-rates does not list.`);
  const unknown = (access.effects ?? []).filter((effect) => !EFFECTS.includes(effect));
  if (unknown.length > 0) faults.push(`has the effects ${unknown.join(', ')}: there are ${EFFECTS.join(', ')}.`);
  if (access.effects?.includes('money') && !takesKey(located)) {
    faults.push('moves money, so it takes an Idempotency-Key: add the parameter.');
  }
  return [...faults, ...lintWho(document, access)];
}

/** What is wrong with the list of permissions itself. */
export function lintPermissions(document: ContractDocument): string[] {
  const used = new Set(listOperations(document).map(({ operation }) => operation['x-access']?.permission));
  return Object.entries(permissionsOf(document)).flatMap(([key, { title, group }]) => [
    ...(PERMISSION_KEY.test(key) ? [] : [`permission ${key}: write it as resource.action.`]),
    ...(title && group ? [] : [`permission ${key} needs a title and a group in Persian.`]),
    ...(used.has(key) ? [] : [`permission ${key} guards no operation: remove it.`]),
  ]);
}

const EFFECT_WORDS: Readonly<Record<Effect, string>> = {
  money: 'moves money',
  send: 'sends, or decides about what is being sent',
  export: 'takes data out',
  rights: 'changes who may what',
  session: 'opens or ends a session',
  data: 'changes what the account keeps',
};

function describe(document: ContractDocument, access: Access): string {
  const who = {
    public: 'everybody',
    'signed-in': 'everybody who is signed in',
    member: `members with \`${access.permission}\` (${permissionsOf(document)[access.permission ?? '']?.title})`,
  }[access.who];
  const sentences = [`**Access**: ${who}.`];
  if (Array.isArray(access.states)) sentences.push(`The account must be ${access.states.join(' or ')}.`);
  if (access.impersonator === false) sentences.push('Not for admins who act on behalf, unless the owner allowed it.');
  if (access.keys) sentences.push(`Programs may call it with an API key${access.test ? ', a test key included' : ''}.`);
  if (access.effects) sentences.push(`It ${access.effects.map((effect) => EFFECT_WORDS[effect]).join('; ')}: audited.`);
  return `${sentences.join(' ')} Rate: \`${access.rate}\`.`;
}

/** Either header of an API key, beside the token of a session. */
const BY_TOKEN_OR_KEY = [{ token: [] }, { apiKey: [] }, { apiKeyHeader: [] }];

/** The same document, in which every operation says whether keys and test keys open it, and shows how they are sent. */
export function withKeysDecided(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy)) {
    const access = operation['x-access'];
    if (!access) continue;
    access.keys = isForKeys(access);
    access.test = isForTestKeys(access);
    if (access.keys) operation.security = BY_TOKEN_OR_KEY;
  }
  return copy;
}

/** The same document, in which every operation tells its access in words: the API reference shows descriptions only. */
export function withAccessInWords(document: ContractDocument): ContractDocument {
  const copy = structuredClone(document);
  for (const { operation } of listOperations(copy)) {
    const access = operation['x-access'];
    if (!access) continue;
    operation.description = [operation.description?.trim(), describe(copy, access)].filter(Boolean).join('\n\n');
  }
  return copy;
}

/** What an operation says of itself besides its access. */
export function descriptionOf(document: ContractDocument, { description = '', 'x-access': access }: Operation): string {
  const words = access ? describe(document, access) : '';
  return description.endsWith(words) ? description.slice(0, description.length - words.length).trim() : description;
}
