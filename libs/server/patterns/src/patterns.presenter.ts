import type { components } from '@peyk/shared-contract';
import type { PatternVariable } from '@peyk/shared-sms';
import type { PatternRow } from './patterns.repository';
import { refusalSentence } from './refusal-reasons';
import type { SharedOffer } from './shared/shared.service';
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
    type: row.sharedId === null ? row.kind : 'shared',
    kind: row.kind,
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
    variables: presentVariables(row.variables),
    created_at: row.createdAt.toISOString(),
  };
}

/** One that can be taken over, as the account would send it. */
export function presentShared({ patternId, ...row }: SharedOffer): Schemas['SharedPattern'] {
  const { id, kind, title, description, text, createdAt } = row;
  return {
    ...{ id: String(id), kind, title, description, text },
    variables: presentVariables(row.variables),
    pattern_id: patternId === null ? null : String(patternId),
    created_at: createdAt.toISOString(),
  };
}

/** Who decided is not the account's business. */
export function presentVersion(row: VersionRow): Schemas['PatternVersion'] {
  return {
    version: row.version,
    text: row.text,
    variables: presentVariables(row.variables),
    website: row.website,
    state: versionStateName(row.state),
    reason: refusalSentence(row),
    asked_at: row.askedAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
  };
}

function presentVariables(variables: readonly PatternVariable[]) {
  return variables.map(({ name, type, maxLength }) => ({ name, type, max_length: maxLength }));
}
