/** What programs may call, as `npm run gen` writes it from the contract. */
export interface Operation {
  /** As the SDK calls it: `otp.send`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  /** `k` takes an Idempotency-Key, `q` has its input in the address, `f` sends a file, `b` answers one. */
  readonly flags: string;
  readonly about: string;
  readonly permission: string | null;
  readonly costs: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly type: string;
    readonly isRequired: boolean;
    readonly about: string;
  }[];
  readonly input: object;
  readonly answer: unknown;
}

export interface CatalogueError {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
  readonly permanent: boolean;
}
