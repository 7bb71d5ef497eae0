/** More was to be settled than is held. It means that the engine is wrong, so the transaction must not commit. */
export class InsufficientHoldError extends Error {
  constructor() {
    super('More money would be settled than is held.');
    this.name = 'InsufficientHoldError';
  }
}
