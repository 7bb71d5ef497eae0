/** What happened, as it is told. */
export interface ToldEvent {
  type: string;
  at: Date;
  data: unknown;
}

/** The bytes of every try are these, so that the log shows what was sent. */
export const bodyOf = ({ type, at, data }: ToldEvent): string =>
  JSON.stringify({ type, timestamp: at.toISOString(), data });
