import { dirname, join, normalize } from 'node:path/posix';
import type { Check, Finding, SourceFile, Workspace } from '../workspace.ts';

const LINK = /\[[^\]]*\]\(<?([^)\s>]+)>?(?:\s+"[^"]*")?\)/g;

/** How GitHub makes an anchor of a heading. */
function anchorOf(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[`*_]|\[|\]\([^)]*\)/g, '')
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

function anchorsOf(text: string): Set<string> {
  return new Set([...text.matchAll(/^#{1,6}\s+(.+)$/gm)].map((match) => anchorOf(match[1] ?? '')));
}

function isThere(workspace: Workspace, path: string): boolean {
  return workspace.paths.has(path) || [...workspace.paths].some((candidate) => candidate.startsWith(`${path}/`));
}

function fault(workspace: Workspace, from: SourceFile, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [file = '', anchor] = target.split('#');
  const path = file ? normalize(join(dirname(from.path), decodeURI(file))).replace(/\/$/, '') : from.path;
  if (path !== '.' && !isThere(workspace, path)) return `links to ${target}, which does not exist: mend the link.`;
  const text = workspace.files.find((candidate) => candidate.path === path)?.text;
  if (anchor && text !== undefined && path.endsWith('.md') && !anchorsOf(text).has(anchor.toLowerCase())) {
    return `links to ${target}, but ${path} has no such heading: mend the anchor.`;
  }
  return undefined;
}

function findIn(workspace: Workspace, file: SourceFile): Finding[] {
  let isCode = false;
  return file.text.split('\n').flatMap((line, index) => {
    if (line.trimStart().startsWith('```')) isCode = !isCode;
    if (isCode) return [];
    const prose = line.replace(/`[^`]*`/g, '');
    return [...prose.matchAll(LINK)].flatMap((match) => {
      const message = fault(workspace, file, match[1] ?? '');
      return message ? [{ file: file.path, line: index + 1, message }] : [];
    });
  });
}

/** Links inside the documents lead somewhere. */
export const links: Check = {
  name: 'links',
  run: (workspace) =>
    workspace.files.filter((file) => file.path.endsWith('.md')).flatMap((file) => findIn(workspace, file)),
};
