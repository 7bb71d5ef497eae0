/**
 * Types of the whole workspace. A project's own program reads and judges all that it imports, so that a hundred programs judge the
 * same files again and again: projects whose settings are the same are judged together, which takes a third of the time. A project
 * alone, as `nx typecheck` and `npm run affected` have it, finds besides what it owes to a declaration that only a neighbour includes.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { say } from '../lib/print.ts';
import { run } from '../lib/run.ts';

type Options = Readonly<Record<string, unknown>>;

interface Settings {
  extends?: string;
  compilerOptions?: Options;
  include?: readonly string[];
  exclude?: readonly string[];
}

interface Project {
  name: string;
  /** From the root, with `/` at its end. */
  folder: string;
  /** The file of its settings, from the root. */
  settings: string;
}

interface ProjectFile {
  name: string;
  targets?: { typecheck?: { options?: { command?: string } } };
}

export interface Program {
  projects: readonly string[];
  settings: Settings;
}

export interface Typed {
  projects: readonly Project[];
  programs: readonly Program[];
}

const BASE = 'tsconfig.base.json';

const readJson = <Value>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as Value;

function projectsOf(root: string): Project[] {
  const files = globSync('{apps,libs,tools}/**/project.json', { cwd: root, exclude: ['**/node_modules'] });
  return files.sort().flatMap((file) => {
    const { name, targets } = readJson<ProjectFile>(join(root, file));
    const target = targets?.typecheck;
    if (target === undefined) return [];
    const folder = `${dirname(file)}/`;
    return [
      { name, folder, settings: / -p (\S+)$/.exec(target.options?.command ?? '')?.[1] ?? `${folder}tsconfig.json` },
    ];
  });
}

/** What a project says itself, and what it takes over from another's settings; that of the base goes without saying. */
function settingsOf(root: string, file: string): Settings {
  const own = readJson<Settings>(file);
  const parent = join(dirname(file), own.extends ?? '');
  if (relative(root, parent) === BASE) return own;
  const above = settingsOf(root, parent);
  return { ...own, compilerOptions: { ...above.compilerOptions, ...own.compilerOptions } };
}

/** Groups the projects by their settings: each is judged by its own and by no others. */
export function programsOf(root: string): Typed {
  const projects = projectsOf(root);
  const programs = new Map<string, { projects: string[]; settings: Required<Settings> }>();
  for (const { name, settings } of projects) {
    const { compilerOptions = {}, include = ['**/*'], exclude = [] } = settingsOf(root, join(root, settings));
    const folder = dirname(settings);
    const key = JSON.stringify(Object.entries(compilerOptions).sort());
    const program = programs.get(key) ?? {
      projects: [],
      settings: { extends: join(root, BASE), compilerOptions, include: [], exclude: [] },
    };
    programs.set(key, {
      projects: [...program.projects, name],
      settings: {
        ...program.settings,
        include: [...program.settings.include, ...include.map((pattern) => join(root, folder, pattern))],
        exclude: [...program.settings.exclude, ...exclude.map((pattern) => join(root, folder, pattern))],
      },
    });
  }
  return { projects, programs: [...programs.values()].map(withoutOwnExcludes) };
}

/** What a project leaves to another is not left out where both are in one program. */
function withoutOwnExcludes({ projects, settings }: Program): Program {
  const { include = [], exclude = [] } = settings;
  const isIncluded = (folder: string) => include.some((pattern) => pattern.startsWith(`${folder}/`));
  return { projects, settings: { ...settings, exclude: exclude.filter((folder) => !isIncluded(folder)) } };
}

const ERROR = /^(.+?)\(\d+,\d+\): error TS\d+: /;

/** The project that a line of the compiler is about; undefined where it is about none. */
function blamed(projects: readonly Project[], line: string): string | undefined {
  const file = ERROR.exec(line)?.[1];
  if (file === undefined) return undefined;
  return projects
    .filter(({ folder }) => file.startsWith(folder))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]?.name;
}

/** @returns how many projects are in order, and the names of the others. */
export async function typecheckAll(root: string): Promise<{ passed: number; failed: number; broken: string[] }> {
  const { projects, programs } = programsOf(root);
  const folder = join(root, 'dist', 'typecheck');
  mkdirSync(folder, { recursive: true });
  const broken = new Set<string>();
  for (const [place, program] of programs.entries()) {
    const file = join(folder, `tsconfig.${place}.json`);
    writeFileSync(file, JSON.stringify(program.settings, null, 2));
    const before = broken.size;
    const tsc = join(root, 'node_modules', 'typescript7', 'lib', 'tsc.js');
    const code = await run(process.execPath, [tsc, '--checkers', '2', '--noEmit', '--pretty', 'false', '-p', file], {
      cwd: root,
      // Memory for time: it ends before it would have to sweep.
      env: { ...process.env, GOGC: 'off' },
      onLine: (line) => {
        say(`  ${line}`);
        const name = blamed(projects, line);
        if (name !== undefined) broken.add(`${name}:typecheck`);
      },
    });
    // An error of no project of ours is still one: the settings, a declaration of a package, the compiler itself.
    if (code !== 0 && broken.size === before) broken.add(`typecheck of ${program.projects.join(', ')}`);
  }
  return { passed: Math.max(0, projects.length - broken.size), failed: broken.size, broken: [...broken] };
}
