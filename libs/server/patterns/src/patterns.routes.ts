import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers, OperationInput, RequestContext } from '@peyk/server-http';
import { asTest, testRequestOf } from '@peyk/server-send';
import { pagingOf } from '@peyk/shared-contract';
import { presentPattern, presentShared, presentSystemic, presentVersion } from './patterns.presenter';
import { findCompanyNames, listPatternRows } from './patterns.repository';
import { createPattern, deletePatterns, patternDetails, updatePattern } from './patterns.service';
import type { PatternFields } from './patterns.service';
import { sendByPattern } from './send-by-pattern.service';
import { listShared, takeShared } from './shared/shared.service';
import { listSystemicRows } from './systemic/systemic.repository';
import { namingOf, requireSystemic } from './systemic/systemic.service';
import { VERSION_STATE } from './version-state';

type Body = Omit<OperationInput<'updatePattern'>['body'], 'id'>;

/** What is not given is not there. */
function fieldsOf({ title, description, text, variables, website }: Body): PatternFields {
  return {
    title,
    description: description ?? null,
    text,
    variables: variables.map(({ name, type, max_length }) => ({ name, type, maxLength: max_length })),
    website: website ?? null,
  };
}

type InstallationOperation = 'listSystemicPatterns' | 'getSystemicPattern' | 'listSharedPatterns' | 'takeSharedPattern';

/** The operations of `openapi/paths/patterns.yaml`. */
export function createPatternsHandlers(): Handlers<
  | 'listPatterns'
  | 'getPattern'
  | 'getPatternRules'
  | 'createPattern'
  | 'updatePattern'
  | 'deletePatterns'
  | 'testPattern'
  | InstallationOperation
> {
  return {
    listPatterns: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { state, ...filters } = body.filters ?? {};
      const question = { accountId, ...filters, paging: pagingOf(body) };
      const wanted = state === undefined ? undefined : VERSION_STATE[state];
      const { items, ...paging } = await listPatternRows(context.db, { ...question, state: wanted });
      const named = await namingOf(context.db, accountId);
      const read = items.map((row) => (row.sharedId === null ? row : named(row)));
      return { data: { items: read.map(presentPattern), paging } };
    },
    getPattern: async (context, { query }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(query.id) };
      const { pattern, versions } = await patternDetails(context.db, key);
      return { data: { pattern: presentPattern(pattern), versions: versions.map(presentVersion) } };
    },
    getPatternRules: async (context) => ({
      data: { company_names: await findCompanyNames(context.db, requireAccount(context).accountId) },
    }),
    createPattern: async (context, { body: { type: kind, ...body } }) => {
      const { accountId } = requireAccount(context);
      const made = { accountId, kind, fields: fieldsOf(body), ...patternAuthorOf(context) };
      return { data: presentPattern(await createPattern(context, made)) };
    },
    updatePattern: async (context, { body: { id, ...body } }) => {
      const key = { accountId: requireAccount(context).accountId, id: BigInt(id) };
      const change = { fields: fieldsOf(body), ...patternAuthorOf(context) };
      return { data: presentPattern(await updatePattern(context, key, change)) };
    },
    deletePatterns: async (context, { body: { ids } }) => {
      const { accountId } = requireAccount(context);
      return { data: { deleted_count: await deletePatterns(context, accountId, ids.map(BigInt)) } };
    },
    ...installationHandlers(),
    testPattern: async (context, input) => ({
      data: await testPattern(context, input),
      message: 'پیام آزمایشی ثبت شد.',
    }),
  };
}

/** Of what the installation wrote: sent by its own code, or taken over. */
function installationHandlers(): Handlers<InstallationOperation> {
  return {
    listSystemicPatterns: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { type: kind, title } = body.filters ?? {};
      const { items, ...paging } = await listSystemicRows(context.db, { title, kind, paging: pagingOf(body) });
      const named = await namingOf(context.db, accountId);
      return { data: { items: items.map((row) => presentSystemic(named(row))), paging } };
    },
    getSystemicPattern: async (context, { query }) => {
      const { accountId } = requireAccount(context);
      const row = await requireSystemic(context.db, BigInt(query.id));
      return { data: presentSystemic((await namingOf(context.db, accountId))(row)) };
    },
    listSharedPatterns: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const { type: kind, title } = body.filters ?? {};
      const { items, ...paging } = await listShared(context.db, { accountId, title, kind, paging: pagingOf(body) });
      return { data: { items: items.map(presentShared), paging } };
    },
    takeSharedPattern: async (context, { body: { id } }) => {
      const { accountId } = requireAccount(context);
      const taken = await takeShared(context, { accountId, id: BigInt(id), ...patternAuthorOf(context) });
      return { data: presentPattern(taken), message: 'الگو به الگوهای شما افزوده شد.' };
    },
  };
}

function patternAuthorOf(context: RequestContext) {
  const { userId, impersonatedBy } = authorOf(context);
  return { userId, impersonatedBy };
}

async function testPattern(context: RequestContext, { body, headers }: OperationInput<'testPattern'>) {
  const { code, from_number, params } = body;
  // Its text and type are the pattern's.
  const { text: _text, type: _type, ...request } = await testRequestOf(context, { from_number, message: '' });
  const values = Object.fromEntries(params.map(({ name, value }) => [name, value]));
  return asTest(context, { operation: 'testPattern', key: headers['Idempotency-Key'], body }, async (tx, now) => {
    const { sendId, version } = await sendByPattern(tx, now, { ...request, code, values });
    return { send_id: String(sendId), version };
  });
}
