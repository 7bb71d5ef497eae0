/** A part that the operator calls by the id of a receipt. */
export interface PartPlace {
  accountId: bigint;
  sendId: bigint;
  n: number;
  part: number;
  /** The nine digits after 9; null where nobody wrote it down. */
  mobile: number | null;
}

/**
 * Which of the parts with its id a receipt can be about: those to the mobile that it names. Operators use ids again, and a
 * receipt may come weeks after its id has a new owner: by the id alone it would mark somebody else's message. Newest last.
 */
export function placesOfReceipt(places: readonly PartPlace[], mobile: number | undefined): readonly PartPlace[] {
  if (mobile === undefined) return places;
  // Nearly always it is one, and it fits.
  const [only] = places;
  if (places.length === 1 && only && fits(only, mobile)) return places;
  return places.filter((place) => fits(place, mobile));
}

const fits = (place: PartPlace, mobile: number) => place.mobile === null || place.mobile === mobile;

/** An operator's clock may be of another time zone. */
const SLACK_MS = 6 * 3_600_000;

/**
 * Of several parts to one mobile with one id: the newest whose send had begun when the operator took the message, by its own
 * clock. Where it does not say when, or none had begun, the newest of all.
 */
export function newestBefore(
  places: readonly PartPlace[],
  startedAt: ReadonlyMap<bigint, Date>,
  submittedAt: Date | undefined,
): PartPlace | undefined {
  if (!submittedAt) return places.at(-1);
  const latest = submittedAt.getTime() + SLACK_MS;
  const possible = places.filter(({ sendId }) => (startedAt.get(sendId)?.getTime() ?? 0) <= latest);
  return possible.at(-1) ?? places.at(-1);
}
