/** The sign that stands before an amount: money that came is plus, money that left is minus (U+2212). */
export function signOf(type: 'deposit' | 'withdrawal'): '+' | '−' {
  return type === 'deposit' ? '+' : '−';
}

/** An amount without a sign of its own, whichever way the API writes it. */
export function withoutSign(rial: string): string {
  return rial.replace(/^-/, '');
}
