import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What Kannel tells of a message: it calls the message's own address once for each. */
export interface KannelReceipt {
  /** Kannel's number of what happened: 1 delivered, 2 not delivered, 4 buffered, 8 taken by the operator, 16 refused. */
  state: number;
  /** The operator's id. */
  operatorMessageId: string;
  /** As it was sent to. */
  destination: string;
}

export interface ReceiptSink {
  /** For `dlr-url`: Kannel fills in its own placeholders. */
  url: string;
  /** How many of each state have come. */
  counts: ReadonlyMap<number, number>;
  close(): Promise<void>;
}

/** An HTTP server on loopback that counts receipts and forgets them, but for what `onReceipt` does. */
export async function startReceiptSink(onReceipt?: (receipt: KannelReceipt) => void): Promise<ReceiptSink> {
  const counts = new Map<number, number>();
  const server = createServer((request, response) => {
    const query = new URLSearchParams(request.url?.split('?')[1]);
    const state = Number(query.get('state'));
    counts.set(state, (counts.get(state) ?? 0) + 1);
    onReceipt?.({ state, operatorMessageId: query.get('id') ?? '', destination: query.get('to') ?? '' });
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // listening on TCP, so it has one
  return {
    url: `http://127.0.0.1:${port}/?state=%d&id=%F&to=%p`,
    counts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
