import type { ReactNode } from 'react';
import { styled } from '../theme/styled';
import { font, tone } from '../tokens';
import { floorRial, formatNumber } from './format-number';

// Vazirmatn's tabular digits stand wide apart; only the columns of a table ask for them, and pass them down to here.
// Isolated, because two numbers beside each other would be read as one, from left to right.
const Amount = styled('span')({ whiteSpace: 'nowrap', unicodeBidi: 'isolate' });
const Unit = styled('span')({
  fontSize: '0.8em',
  fontWeight: font.regular,
  color: tone.inkSoft,
  marginInlineStart: '0.35em',
});

interface MoneyProps {
  /** A decimal text in rial, as the contract has it: `"3697.5"`. */
  readonly rial: string;
  /** Balances are shown in whole rials, rounded down; prices exactly. */
  readonly floored?: boolean;
  /** Leave the unit out only where the column's head says it. */
  readonly withoutUnit?: boolean;
  /** Which way the money went. It stands to the left of the digits, with and without the unit. */
  readonly sign?: '+' | '−';
}

/** An amount of money, with its unit. */
export function Money({ rial, floored = false, withoutUnit = false, sign }: MoneyProps) {
  return (
    <Amount>
      {sign !== undefined && `\u200e${sign}`}
      {formatNumber(floored ? floorRial(rial) : rial)}
      {!withoutUnit && <Unit> ریال</Unit>}
    </Amount>
  );
}

const Run = styled('bdi')({
  whiteSpace: 'nowrap',
  '&[data-breaks="true"]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
});

interface LatinRunProps {
  readonly children: ReactNode;
  /** Goes on in the next line where there is no room: for names that people choose, which may be long. */
  readonly breaks?: boolean;
}

/** A run of Latin letters or digits inside Persian text: ids, numbers, codes. It never mixes with what stands around it. */
export function LatinRun({ children, breaks = false }: LatinRunProps) {
  return (
    <Run dir="ltr" data-breaks={breaks}>
      {children}
    </Run>
  );
}
