/** Environment variables. */
export type Env = Readonly<Record<string, string | undefined>>;

/** Everything that is wrong with the settings, a sentence each. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}
