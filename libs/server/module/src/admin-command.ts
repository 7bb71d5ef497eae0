import type { ServerContext } from '@peyk/server-database';
import type { Resealer, Seal } from '@peyk/server-seal';
import type { ArchivePlace } from './archive-place';

/** What a command may use. */
export interface AdminContext extends ServerContext {
  /** Key of login codes. */
  pepper: string;
  systemAccountId: bigint;
  /** Where people open the panel, if that was said. */
  panelUrl: string | undefined;
  /** Asks for a secret by its title, such as "password": unseen at a terminal, else the line of standard input. */
  readSecret(title: string): Promise<string>;
  seal: Seal;
  /** The user with this name. @throws 404-10 */
  userOf(username: string): Promise<{ accountId: bigint; userId: bigint }>;
  /**
   * Saves a kept file of an account beside the terminal. @param to its place without the ending @returns its whole name
   * @throws 404-140
   */
  saveFile(key: { accountId: bigint; id: string }, to: string): Promise<string>;
  /** Where the recipients of old sends are kept. */
  archive: ArchivePlace;
  /** Every table with something sealed in it. */
  sealedTables: readonly Resealer[];
  /** Says how far a long command is; what it returns is printed at its end. */
  tell(line: string): void;
}

/** The values of a command's options as they were typed; flags are true. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface OptionHelp {
  /** `text` takes a value, `flag` none. */
  kind: 'text' | 'flag';
  help: string;
  required?: boolean;
}

interface AnyCommand {
  /** Words that call it: `account create`. */
  name: string;
  help: string;
  /** Names of words that follow, in order; all are needed. */
  words?: readonly string[];
  options?: Readonly<Record<string, OptionHelp>>;
  /** @returns lines to print. @throws DomainError, UsageError */
  run(context: AdminContext, input: CommandInput): Promise<string[]>;
}

/** Only shows something: it may be given without saying who gives it, and is not written down. */
export interface ReadingCommand extends AnyCommand {
  readsOnly: true;
}

/** Changes something, and is written down. */
export interface ChangingCommand extends AnyCommand {
  readsOnly?: false;
  /** The word or option that holds the username of a user of the account; null for what no user of an account is named for. */
  account: string | null;
  /** Changes in several transactions: written down as begun with the first, and as done only when all are there. */
  inSteps?: true;
}

export type Command = ReadingCommand | ChangingCommand;

export interface CommandInput {
  words: readonly string[];
  values: Values;
  /** Who gives the command; empty where it only reads. */
  by: string;
}

/** The command line is wrong; the message says what would be right. */
export class UsageError extends Error {}

/** A value that parseCommand has made sure of. */
export function text(values: Values, name: string): string {
  const value = values[name];
  if (typeof value !== 'string') throw new UsageError(`--${name} is missing.`);
  return value;
}

export function optionalText(values: Values, name: string): string | undefined {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
}
