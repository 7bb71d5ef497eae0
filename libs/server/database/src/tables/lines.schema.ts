import type { Generated } from 'kysely';

export type RefundRule = 'none' | 'blacklist' | 'not_reached_telecom' | 'not_delivered';
export type Language = 'latin' | 'persian';

export interface LinesTable {
  id: Generated<bigint>;
  /** Digits only. */
  number: string;
  title: string;
  family: string;
  advertising: boolean;
  /** 66 or 67. */
  multipart_chars: Generated<number>;
  refund_rule: Generated<RefundRule>;
  max_per_second: number | null;
  /** Names of the operators that may carry it, the best first; null where the rule of the installation holds. */
  operators: string[] | null;
  /** Hours of the day in Tehran; both null for always. */
  open_from_hour: number | null;
  open_to_hour: number | null;
  /** Words that texts of this line must not have. */
  forbidden_words: Generated<string[]>;
  links_allowed: Generated<boolean>;
  active: Generated<boolean>;
  created_at: Generated<Date>;
}

export interface AccountLinesTable {
  account_id: bigint;
  line_id: bigint;
  is_default: Generated<boolean>;
  /** What the account calls the line. */
  alias: Generated<string | null>;
  /** The account's own hours of the day in Tehran, beside the line's; both null for always. */
  own_from_hour: Generated<number | null>;
  own_to_hour: Generated<number | null>;
  /** Parts a second of all sends of the account from the line. */
  own_max_per_second: Generated<number | null>;
}

export interface TariffsTable {
  family: string;
  language: Language;
  valid_from: Date;
  unit_mrial: bigint;
}

export interface StatutoryChargesTable {
  valid_from: Date;
  per_part_mrial: bigint;
}

export interface OperatorPrefixesTable {
  prefix: string;
  operator: 'mci' | 'irancell' | 'rightel' | 'other';
}
