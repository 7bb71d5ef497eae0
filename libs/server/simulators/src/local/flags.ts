import { parseArgs } from 'node:util';

/** The sentence is for the person at the console. */
export class OptionError extends Error {}

export interface FlagRules<Flag extends string> {
  /** Every flag with what it is when nobody says otherwise. */
  defaults: Readonly<Record<Flag, string>>;
  /** Each flag `--some-name` has an environment variable PREFIX_SOME_NAME. */
  prefix: string;
  /** Flags that may stand alone and are "on" then. */
  switches?: readonly NoInfer<Flag>[];
}

/**
 * What was said of each flag: on the command line, else in the environment, else by default.
 * @throws OptionError for a flag that is none.
 */
export function readFlags<Flag extends string>(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { defaults, prefix, switches = [] }: FlagRules<Flag>,
): (flag: Flag) => string {
  const names = Object.keys(defaults) as Flag[]; // the literal's own keys
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  // A switch alone means on; parseArgs would take the next flag as its value.
  const spelled = args.map((arg) => (switches.some((name) => arg === `--${name}`) ? `${arg}=on` : arg));
  let given: Record<string, unknown>;
  try {
    given = parseArgs({ args: spelled, options, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OptionError(`${reason}\nKnown flags: ${names.map((name) => `--${name}`).join(' ')}`);
  }
  return (flag) => {
    const said = given[flag] ?? env[`${prefix}_${flag.toUpperCase().replaceAll('-', '_')}`];
    return typeof said === 'string' ? said : defaults[flag];
  };
}

/** @throws OptionError for anything but digits, or more than `most`. */
export function wholeNumber(flag: string, text: string, most: number): number {
  const number = /^\d{1,10}$/.test(text) ? Number(text) : NaN;
  if (!(number <= most)) throw new OptionError(`--${flag} must be a whole number from 0 to ${most}, not "${text}"`);
  return number;
}
