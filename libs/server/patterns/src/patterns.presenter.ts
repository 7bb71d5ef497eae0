import type { components } from '@peyk/shared-contract';
import type { PatternRow } from './patterns.repository';
import { refusalSentence } from './refusal-reasons';
import type { SystemicRow } from './systemic/systemic.repository';
import { versionStateName } from './version-state';
import type { VersionRow } from './versions.repository';

type Schemas = components['schemas'];

export function presentPattern(row: PatternRow): Schemas['Pattern'] {
  const state = versionStateName(row.state);
  if (state === 'replaced') throw new Error('The newest version of a pattern is replaced by none.');
  return {
    id: String(row.id),
    code: row.code,
    type: row.kind,
    title: row.title,
    description: row.description,
    state,
    version: row.lastVersion,
    accepted_version: row.acceptedVersion,
    text: row.text,
    reason: refusalSentence(row),
    created_at: row.createdAt.toISOString(),
  };
}

/** With the name of the account in its text. */
export function presentSystemic(row: SystemicRow): Schemas['SystemicPattern'] {
  return {
    id: String(row.id),
    code: row.code,
    type: row.kind,
    title: row.title,
    description: row.description,
    text: row.text,
    variables: row.variables.map(({ name, type, maxLength }) => ({ name, type, max_length: maxLength })),
    created_at: row.createdAt.toISOString(),
  };
}

/** Who decided is not the account's business. */
export function presentVersion(row: VersionRow): Schemas['PatternVersion'] {
  return {
    version: row.version,
    text: row.text,
    variables: row.variables.map(({ name, type, maxLength }) => ({ name, type, max_length: maxLength })),
    website: row.website,
    state: versionStateName(row.state),
    reason: refusalSentence(row),
    asked_at: row.askedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}
