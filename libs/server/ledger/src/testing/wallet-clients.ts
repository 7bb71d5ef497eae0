import { runTransaction } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { mulberry32 } from '@peyk/server-simulators';
import { creditWallet, debitWallet, getWallet, giveBack, hold } from '../index';

/** What one client did with the wallet, and when it began and was answered, by one clock of all clients. */
export interface WalletDeed {
  began: number;
  ended: number;
  /** Milli-rial that the balance moved by; 0 for what only looked, or was refused. */
  change: bigint;
  /** The key under which it was booked; undefined for what booked nothing. */
  key?: string;
  /** What was read. */
  read?: bigint;
  /** What there was not enough for. */
  refused?: bigint;
}

export interface ClientsOptions {
  db: Db;
  accountId: bigint;
  clients: number;
  operations: number;
  seed: number;
}

const SEND = 7n;
const LARGEST_MRIAL = 1_000;

type Kind = 'credit' | 'debit' | 'hold' | 'give-back' | 'read';
const KINDS: readonly Kind[] = ['credit', 'debit', 'debit', 'hold', 'give-back', 'read', 'read'];

/** Lets clients move and read one wallet at the same time. @returns every deed, in no order */
export async function runClients({ db, accountId, clients, operations, seed }: ClientsOptions): Promise<WalletDeed[]> {
  const at = new Date();
  let turn = 0;
  const client = async (number: number): Promise<WalletDeed[]> => {
    const draw = mulberry32(seed * 1_000 + number);
    const deeds: WalletDeed[] = [];
    // What this client holds and may give back.
    let held = 0n;
    for (let count = 0; count < operations / clients; count += 1) {
      const kind = KINDS[Math.floor(draw() * KINDS.length)] ?? 'read';
      const amountMrial = BigInt(1 + Math.floor(draw() * LARGEST_MRIAL));
      const key = `${number}:${count}`;
      const move = { accountId, amountMrial, description: 'آزمایش', dedupeKey: key, at };
      const began = turn++;
      const done = (deed: Omit<WalletDeed, 'began' | 'ended'>) => deeds.push({ began, ended: turn++, ...deed });
      if (kind === 'read') {
        done({ change: 0n, read: (await getWallet(db, accountId))?.balanceMrial ?? 0n });
      } else if (kind === 'credit') {
        await runTransaction(db, (tx) => creditWallet(tx, move));
        done({ change: amountMrial, key });
      } else if (kind === 'give-back' && held >= amountMrial) {
        await runTransaction(db, (tx) => giveBack(tx, { ...move, sendId: SEND }));
        held -= amountMrial;
        done({ change: amountMrial, key });
      } else {
        const isHold = kind === 'hold';
        const isTaken = await runTransaction(db, (tx) =>
          isHold ? hold(tx, { ...move, sendId: SEND }) : debitWallet(tx, move),
        );
        if (isHold && isTaken) held += amountMrial;
        done(isTaken ? { change: -amountMrial, key } : { change: 0n, refused: amountMrial });
      }
    }
    return deeds;
  };
  return (await Promise.all(Array.from({ length: clients }, (_, number) => client(number)))).flat();
}
