import { DomainError } from '@peyk/server-http';
import { UsageError } from '@peyk/server-module';
import type { AdminContext, Command } from '@peyk/server-module';
import { COMMANDS } from './commands';
import { parseCommand, usageOf } from './parse-command';
import { writtenDown } from './write-down';

export interface AdminResult {
  lines: string[];
  exitCode: 0 | 1;
}

function helpOf(command: Command): string[] {
  const options = Object.entries(command.options ?? {}).map(([name, { help }]) => `      --${name}: ${help}`);
  return [`  ${command.name}: ${command.help}`, `      ${usageOf(command)}`, ...options];
}

/** What "help" prints; with words of a command, such as `role create --help`, only of those that begin so. */
export function help(args: readonly string[] = []): string[] {
  const words = args.filter((arg) => arg !== 'help' && !arg.startsWith('-')).join(' ');
  const begins = ({ name }: Command) => `${name} `.startsWith(`${words} `) || `${words} `.startsWith(`${name} `);
  const meant = words === '' ? [] : COMMANDS.filter(begins);
  if (meant.length > 0) return meant.flatMap(helpOf);
  return ['Administration of Peyk. Commands:', '', ...COMMANDS.flatMap((command) => [...helpOf(command), ''])];
}

/** Whether the arguments ask for help only, which needs no database. */
export function asksForHelp(args: readonly string[]): boolean {
  return args.length === 0 || args[0] === 'help' || args.includes('--help');
}

/** Checks a command line without doing anything, so that a slip costs no start of a database. @throws UsageError */
export function checkArguments(args: readonly string[]): void {
  parseCommand(COMMANDS, args);
}

/** Carries out one command. What is refused comes back as lines and exit code 1; faults of ours are thrown. */
export async function runAdmin(context: AdminContext, args: readonly string[]): Promise<AdminResult> {
  try {
    const { command, input } = parseCommand(COMMANDS, args);
    const lines = await writtenDown(context, { command, input }, () => command.run(context, input));
    return { lines, exitCode: 0 };
  } catch (error) {
    if (error instanceof UsageError) return { lines: [error.message], exitCode: 1 };
    if (error instanceof DomainError)
      return { lines: [`${error.code}: ${error.remedy ?? error.message}`], exitCode: 1 };
    throw error;
  }
}
