import { Bank, createBankHttp, listen, loadPageFiles } from '@peyk/server-simulators';
import { openOrderFile } from './order-file';
import type { BankOptions } from './options';

export interface BankSimulator {
  port: number;
  bank: Bank;
  stop(): void;
}

/** @throws OptionError when the port is taken. */
export async function startBankSimulator(options: BankOptions, pageFolder: string): Promise<BankSimulator> {
  const page = loadPageFiles(pageFolder);
  const file = options.dataDir === undefined ? undefined : openOrderFile(options.dataDir);
  const bank = new Bank(file ? { orders: file.orders, onChange: (orders) => file.write(orders) } : {});
  const http = createBankHttp({ bank, page, lateMs: options.lateMs, now: Date.now });
  const port = await listen(http, options.port, options.host, 'port');
  return {
    ...{ port, bank },
    stop() {
      http.close();
      http.closeAllConnections();
    },
  };
}
