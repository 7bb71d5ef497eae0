import type { WalletDeed } from './wallet-clients';

/** What was booked, in the order of the ledger. */
export interface Booked {
  key: string;
  balanceAfter: bigint;
}

/**
 * Whether one order explains everything that the clients saw: each deed takes effect at one moment between its beginning and its end.
 * What was booked has its place in the ledger; reads and refusals are placed between them, each as early as it may be, which is always
 * right when anything is. Needs no search, because the order of the changes is known.
 * @returns the faults, as sentences; none when the history is linearisable
 */
export function findFaults(deeds: readonly WalletDeed[], booked: readonly Booked[], opening: bigint): string[] {
  const placeOf = new Map(booked.map(({ key }, index) => [key, index + 1]));
  /** The balance behind so many changes. */
  const balances = [opening, ...booked.map(({ balanceAfter }) => balanceAfter)];
  const faults: string[] = [];
  const changes = new Map(deeds.flatMap(({ key, change }) => (key === undefined ? [] : [[key, change] as const])));
  booked.forEach(({ key, balanceAfter }, index) => {
    const change = changes.get(key);
    if (change === undefined) faults.push(`${key} is booked, and nobody did it`);
    else if ((balances[index] ?? 0n) + change !== balanceAfter) faults.push(`${key} leaves a wrong balance`);
  });
  // Each end and beginning in turn: behind every deed that has ended stands a place which later ones may not come before.
  const steps = deeds
    .flatMap((deed) => [
      { time: deed.began, deed, isEnd: false },
      { time: deed.ended, deed, isEnd: true },
    ])
    .sort((a, b) => a.time - b.time);
  const ceilings = ceilingsOf(deeds, placeOf, booked.length);
  const places = new Map<WalletDeed, number>();
  let floor = 0;
  for (const { deed, isEnd } of steps) {
    if (isEnd) {
      floor = Math.max(floor, places.get(deed) ?? 0);
      continue;
    }
    const place = placeFor(deed, { floor, ceiling: ceilings.get(deed) ?? booked.length, balances, placeOf });
    if (place === undefined) faults.push(`no moment explains ${describe(deed)}`);
    else places.set(deed, place);
  }
  return faults;
}

/** The place that each deed may not come behind: that of the first change which began after it had ended. */
function ceilingsOf(
  deeds: readonly WalletDeed[],
  placeOf: ReadonlyMap<string, number>,
  last: number,
): Map<WalletDeed, number> {
  const byEnd = [...deeds].sort((a, b) => b.ended - a.ended);
  const byBegin = deeds.filter(({ key }) => key !== undefined).sort((a, b) => b.began - a.began);
  const ceilings = new Map<WalletDeed, number>();
  let next = 0;
  let ceiling = last;
  for (const deed of byEnd) {
    for (; (byBegin[next]?.began ?? -1) > deed.ended; next += 1) {
      const place = placeOf.get(byBegin[next]?.key ?? '') ?? last + 1;
      ceiling = Math.min(ceiling, place - 1);
    }
    ceilings.set(deed, ceiling);
  }
  return ceilings;
}

interface Room {
  floor: number;
  ceiling: number;
  balances: readonly bigint[];
  placeOf: ReadonlyMap<string, number>;
}

function placeFor(deed: WalletDeed, { floor, ceiling, balances, placeOf }: Room): number | undefined {
  if (deed.key !== undefined) {
    const place = placeOf.get(deed.key);
    return place !== undefined && place > floor && place <= ceiling ? place : undefined;
  }
  for (let place = floor; place <= ceiling; place += 1) {
    const balance = balances[place] ?? 0n;
    const fits = deed.read === undefined ? balance < (deed.refused ?? 0n) : balance === deed.read;
    if (fits) return place;
  }
  return undefined;
}

const describe = ({ key, read, refused, began, ended }: WalletDeed) =>
  `${key ?? (read === undefined ? `a refusal of ${refused}` : `a read of ${read}`)} from ${began} to ${ended}`;
