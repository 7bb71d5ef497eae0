import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BankOrder } from '@peyk/server-simulators';

const KEPT_ORDERS = 1_000;

export interface OrderFile {
  orders: readonly BankOrder[];
  write(orders: readonly BankOrder[]): void;
}

/** The newest orders, so that a payment can be asked about after a restart. A file is replaced whole or not at all. */
export function openOrderFile(folder: string): OrderFile {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'orders.json');
  return {
    orders: read(file),
    write(orders) {
      writeFileSync(`${file}.new`, JSON.stringify(orders.slice(-KEPT_ORDERS)), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

function read(file: string): BankOrder[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BankOrder[]; // written by this file only
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
