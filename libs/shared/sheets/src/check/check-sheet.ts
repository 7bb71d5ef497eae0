import { MAX_FILE_RECORDS, createMobileSet, createOperatorResolver } from '@peyk/shared-sms';
import type { OperatorCode, PrefixOverride } from '@peyk/shared-sms';
import { MAX_SHEET_COLUMNS } from '../limits';
import { MOBILE_FAULTS, readMobile } from '../read-mobile';
import type { MobileFault } from '../read-mobile';
import type { RowView } from '../row-view';
import { CheckFaultError } from './check-fault';
import type { ReadHooks, SheetRows } from './sheet-rows';
import { EncodingChangedError } from './text-rows';

/** What became of a row. */
export type Verdict = 'valid' | 'duplicate' | MobileFault;

/** By the number that stands for it in `verdicts`. */
export const VERDICTS: readonly Verdict[] = ['valid', 'duplicate', ...MOBILE_FAULTS];
const [VALID, DUPLICATE, FIRST_FAULT] = [0, 1, 2];
const FAULT_NUMBER = Object.fromEntries(MOBILE_FAULTS.map((fault, n) => [fault, FIRST_FAULT + n])) as Record<
  MobileFault,
  number
>;

/** What a person has said, or agreed to, about a file. */
export interface SheetMapping {
  /** From 0. */
  mobileColumn: number;
  hasHeader: boolean;
  /** Of this installation: ported numbers, regional operators. */
  prefixes?: readonly PrefixOverride[];
}

/** What the rows of a file come to. Every row below the titles is one of valid, duplicate and invalid. */
export interface SheetCounts {
  /** Rows with something in them, without the titles. */
  rows: number;
  /** Different numbers. */
  valid: number;
  duplicate: number;
  invalid: number;
  faults: Record<MobileFault, number>;
  /** Of the valid ones. */
  byOperator: Record<OperatorCode, number>;
}

export interface CheckedSheet {
  counts: SheetCounts;
  /** Of each row, a place in `VERDICTS`. */
  verdicts: Uint8Array;
  /** The keys of the valid numbers, in the order of their first mention. */
  accepted: Int32Array;
  /** The line of the file that each of them stands in, from 1, ascending. */
  lines: Int32Array;
}

const FIRST_ROOM = 65_536;

/**
 * Reads all rows and tells of each whether it can be sent to.
 * @throws CheckFaultError tooManyRows, tooManyColumns, onlyHeader; SheetFaultError for what turns out not to be readable
 */
export async function checkSheet(
  rows: SheetRows,
  { mobileColumn, hasHeader, prefixes }: SheetMapping,
  hooks: ReadHooks = {},
): Promise<CheckedSheet> {
  const readAll = async () => {
    const check = new RowCheck(mobileColumn, operatorsBy(prefixes));
    let isTitle = hasHeader;
    await rows.each((row) => {
      if (row.count > MAX_SHEET_COLUMNS) throw new CheckFaultError('tooManyColumns');
      if (!isTitle) check.see(row);
      isTitle = false;
    }, hooks);
    return check.end();
  };
  try {
    return await readAll();
  } catch (error) {
    if (error instanceof EncodingChangedError) return readAll();
    throw error;
  }
}

/** Digits of a national number by which its operator is known, unless an installation says more. */
const PREFIX_DIGITS = 3;
/** Keys have nine digits behind the 9; two of them are left. */
const PREFIX_SPAN = 10_000_000;

/** Who carries a number. Asked a million times, it remembers what the prefixes tell. */
function operatorsBy(prefixes: readonly PrefixOverride[] = []): (key: number) => OperatorCode {
  const operatorOf = createOperatorResolver(prefixes);
  if (prefixes.some(({ prefix }) => prefix.length > PREFIX_DIGITS)) return operatorOf;
  const known: (OperatorCode | undefined)[] = Array.from({ length: 100 });
  return (key) => {
    const prefix = Math.floor(key / PREFIX_SPAN);
    return (known[prefix] ??= operatorOf(key));
  };
}

class RowCheck {
  private verdicts = new Uint8Array(FIRST_ROOM);
  private accepted = new Int32Array(FIRST_ROOM);
  private lines = new Int32Array(FIRST_ROOM);
  private rows = 0;
  private valid = 0;
  private readonly seen = createMobileSet(MAX_FILE_RECORDS);
  private readonly counts = new Uint32Array(VERDICTS.length);
  private readonly byOperator: Record<OperatorCode, number> = { mci: 0, irancell: 0, rightel: 0, other: 0 };

  constructor(
    private readonly column: number,
    private readonly operatorOf: (key: number) => OperatorCode,
  ) {}

  see(row: RowView): void {
    if (this.rows === MAX_FILE_RECORDS) throw new CheckFaultError('tooManyRows');
    if (this.rows === this.verdicts.length) this.makeRoom();
    const verdict = this.judge(row);
    this.verdicts[this.rows] = verdict;
    this.rows += 1;
    this.counts[verdict] = (this.counts[verdict] as number) + 1;
  }

  private judge(row: RowView): number {
    let key: number | undefined = row.plainKey(this.column);
    if (key < 0) {
      const read = readMobile(row.text(this.column));
      if (read.fault !== undefined) return FAULT_NUMBER[read.fault];
      key = read.key;
    }
    if (!this.seen.add(key)) return DUPLICATE;
    this.accepted[this.valid] = key;
    this.lines[this.valid] = row.number;
    this.valid += 1;
    this.byOperator[this.operatorOf(key)] += 1;
    return VALID;
  }

  /** @throws onlyHeader */
  end(): CheckedSheet {
    const { counts, rows, valid, byOperator } = this;
    if (rows === 0) throw new CheckFaultError('onlyHeader');
    const duplicate = counts[DUPLICATE] as number;
    const faults = Object.fromEntries(MOBILE_FAULTS.map((fault) => [fault, counts[FAULT_NUMBER[fault]]]));
    return {
      counts: {
        ...{ rows, valid, duplicate, byOperator, invalid: rows - valid - duplicate },
        faults: faults as Record<MobileFault, number>,
      },
      verdicts: this.verdicts.subarray(0, rows),
      accepted: this.accepted.subarray(0, valid),
      lines: this.lines.subarray(0, valid),
    };
  }

  private makeRoom(): void {
    const length = Math.min(MAX_FILE_RECORDS, this.verdicts.length * 4);
    const [verdicts, accepted, lines] = [new Uint8Array(length), new Int32Array(length), new Int32Array(length)];
    verdicts.set(this.verdicts);
    accepted.set(this.accepted);
    lines.set(this.lines);
    [this.verdicts, this.accepted, this.lines] = [verdicts, accepted, lines];
  }
}
