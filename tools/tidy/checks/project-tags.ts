import type { Check, Finding, SourceFile } from '../workspace.ts';

const TYPES = new Set(['app', 'feature', 'widget', 'ui', 'data-access', 'util', 'server', 'e2e', 'tool', 'testing']);
const PLATFORMS = new Set(['web', 'node', 'any']);

interface ProjectFile {
  tags?: string[];
  targets?: Record<string, unknown>;
}

function values(tags: readonly string[], kind: string): string[] {
  return tags.filter((tag) => tag.startsWith(`${kind}:`)).map((tag) => tag.slice(kind.length + 1));
}

function isOneOf(found: readonly string[], known: ReadonlySet<string>): boolean {
  return found.length === 1 && found[0] !== undefined && known.has(found[0]);
}

function findIn(file: SourceFile): Finding[] {
  const project = JSON.parse(file.text) as ProjectFile;
  const tags = project.tags ?? [];
  const messages: string[] = [];
  if (!isOneOf(values(tags, 'type'), TYPES)) messages.push(`needs exactly one tag of type:${[...TYPES].join('|')}.`);
  if (!isOneOf(values(tags, 'platform'), PLATFORMS)) {
    messages.push(`needs exactly one tag of platform:${[...PLATFORMS].join('|')}.`);
  }
  if (!project.targets?.['typecheck']) messages.push('needs a typecheck target: copy it from another project.json.');
  return messages.map((message) => ({ file: file.path, message }));
}

/** Without tags the boundary rules do not apply to a project. */
export const projectTags: Check = {
  name: 'project-tags',
  run: ({ files }) => files.filter((file) => /(^|\/)project\.json$/.test(file.path)).flatMap(findIn),
};
