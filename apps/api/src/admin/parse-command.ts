import { parseArgs } from 'node:util';
import { UsageError } from '@peyk/server-module';
import type { Command, CommandInput, OptionHelp } from '@peyk/server-module';

function findCommand(commands: readonly Command[], args: readonly string[]): Command | undefined {
  const matches = commands.filter(({ name }) => name.split(' ').every((word, index) => args[index] === word));
  return matches.sort((a, b) => b.name.length - a.name.length)[0];
}

/** Every command that changes something is someone's. */
const BY: OptionHelp = { kind: 'text', help: 'Your name, for the audit log.', required: true };

const optionsOf = ({ options, readsOnly }: Command) => ({ ...options, ...(!readsOnly && { by: BY }) });

function parseOptions(command: Command, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries(optionsOf(command)).map(([name, { kind }]) => [
      name,
      { type: kind === 'flag' ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (error) {
    // Node's sentence names the option at fault.
    throw new UsageError(`${(error as Error).message}\n${usageOf(command)}`);
  }
}

/** Their value would stand in the shell's history and in the list of processes; it does already, so it must not be used. */
const SECRET_OPTION = /^--(password|passwd|pass|secret|token)(=|$)/;

function refuseSecrets(args: readonly string[]): void {
  const option = args.map((arg) => SECRET_OPTION.exec(arg)?.[1]).find((name) => name !== undefined);
  if (option === undefined) return;
  throw new UsageError(
    `A ${option} is never an argument: the shell's history and the list of processes show it. Use another one than this, with --password-stdin.`,
  );
}

/** One line: how the command is called. */
export function usageOf(command: Command): string {
  const { name, words = [] } = command;
  const optional = Object.entries(optionsOf(command)).map(([option, { kind, required }]) => {
    const shown = kind === 'flag' ? `--${option}` : `--${option} <${option}>`;
    return required ? shown : `[${shown}]`;
  });
  return ['Usage:', name, ...words.map((word) => `<${word}>`), ...optional].join(' ');
}

/** Finds the command and reads its words and options. @throws UsageError */
export function parseCommand(
  commands: readonly Command[],
  args: readonly string[],
): { command: Command; input: CommandInput } {
  refuseSecrets(args);
  const command = findCommand(commands, args);
  if (!command) throw new UsageError(`There is no command "${args.join(' ')}". Try "help".`);
  const { positionals, values } = parseOptions(command, args.slice(command.name.split(' ').length));
  if (positionals.length !== (command.words?.length ?? 0)) throw new UsageError(usageOf(command));
  for (const [name, { required }] of Object.entries(optionsOf(command))) {
    if (required && values[name] === undefined) throw new UsageError(`--${name} is missing.\n${usageOf(command)}`);
  }
  const by = typeof values['by'] === 'string' ? values['by'].trim() : '';
  if (!command.readsOnly && by === '') throw new UsageError(`--by is empty.\n${usageOf(command)}`);
  return { command, input: { words: positionals, values, by } };
}
