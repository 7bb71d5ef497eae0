/** What went wrong, for the person (Persian), the program (code) and the integrator (remedy). */
export interface ErrorDescription {
  /** `422-3`: the HTTP status and a number of ours. Never given to another meaning. */
  code: string;
  status: number;
  /** A polite Persian sentence: what happened and what to do. */
  message: string;
  /** English, for anyone who writes a program against the API. */
  remedy?: string;
  /** The same request will fail again until something else changes. */
  permanent: boolean;
}

export interface ErrorDetails {
  /** A Persian sentence for each field at fault. */
  errors?: Readonly<Record<string, string>>;
  /** Whole seconds to wait; sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** A request that was understood and is refused. Everything else that is thrown is a fault of ours (500). */
export class DomainError extends Error {
  readonly code: string;
  readonly status: number;
  readonly remedy: string | undefined;
  readonly permanent: boolean;
  readonly errors: Readonly<Record<string, string>> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(description: ErrorDescription & ErrorDetails, options?: ErrorOptions) {
    super(description.message, options);
    this.name = 'DomainError';
    this.code = description.code;
    this.status = description.status;
    this.remedy = description.remedy;
    this.permanent = description.permanent;
    this.errors = description.errors;
    this.retryAfterSeconds = description.retryAfterSeconds;
  }
}
