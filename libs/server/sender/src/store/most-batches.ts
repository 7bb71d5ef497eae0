/** One that has more of the rates than this has nobody beside it who sends large sends; one that sends codes takes a third at most. */
const ALONE = 0.6;
/** One that has less has two others beside it, or more. */
const ONE_OF_TWO = 0.4;

/**
 * How many batches of answers and receipts a process stores at once. While one is being stored others may be, so that neither this
 * process nor the database waits for the other: with two, both cores of a machine of two stood idle for a fifth of the time (waits
 * for the disk, and for the counters of the one before); with three for less, and a fourth gained nothing. All processes together
 * store three or four: batches of one send queue for its counters, and three processes with three each were slower than one.
 * docs/benchmarks.md has the figures.
 * @param part of the rate of every line that is this process's, from 0 to 1.
 * @param operators how many this process has; each has a writer of its own, and together they store as much at once as one does.
 */
export function mostBatches(part: number, operators: number): number {
  if (operators > 1) return 1;
  if (part > ALONE) return 3;
  return part > ONE_OF_TWO ? 2 : 1;
}
