import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineLine } from './machine.ts';
import type { Machine } from './machine.ts';

export const PAGE = 'docs/benchmarks.md';

/** What a command measures; each has its place on the page, and the words around it are a person's. */
export type SectionName =
  | 'tests'
  | 'bench:api'
  | 'bench:public'
  | 'bench:webhooks'
  | 'bench:panel'
  | 'bench:send'
  | 'bench:send --profile'
  | 'bench:send --senders'
  | 'bench:send --far'
  | 'bench:files'
  | 'bench:data';

/**
 * Puts a text in the place of a section; everything else stays.
 * @throws when the page has no such place.
 */
export function putSection(page: string, name: SectionName, text: string): string {
  const begin = `<!-- measured by ${name} -->`;
  const end = `<!-- end of ${name} -->`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${PAGE} needs the lines "${begin}" and "${end}".`);
  return `${page.slice(0, from)}${begin}\n\n${text}\n\n${page.slice(to)}`;
}

/** When and on what it was measured stands over every section: a figure without it means nothing. */
export function datedSection(machine: Machine, date: Date, text: string): string {
  return `Measured on ${date.toISOString().slice(0, 10)}: ${machineLine(machine)}.\n\n${text}`;
}

/** Writes a section of the page. */
export function writeSection(root: string, name: SectionName, { machine, text }: { machine: Machine; text: string }) {
  const file = join(root, PAGE);
  writeFileSync(file, putSection(readFileSync(file, 'utf8'), name, datedSection(machine, new Date(), text)));
}
