export type DecisionWord = 'accepted' | 'refused';

/** What every table of things that wait for a person has, beside its key `(account_id, id)`. */
export interface DecisionColumns {
  /** The user who asked; null for an admin on behalf. */
  asked_by: bigint | null;
  asked_at: Date;
  /** Who looks at it now. */
  taken_by: string | null;
  taken_at: Date | null;
  /** Null while it waits. */
  decision: DecisionWord | null;
  decided_by: string | null;
  decided_at: Date | null;
  /** A word of the domain's list; its sentence is what people read. */
  reason: string | null;
  /** What the reviewer adds in Persian. */
  note: string | null;
}
