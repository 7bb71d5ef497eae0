import { createSandboxCarrier } from '@peyk/server-carrier';
import type { SandboxCarrier } from '@peyk/server-carrier';
import type { ServerContext } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { createSender } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { testSeal } from '@peyk/shared-testing-node';

/** For the top of a test file: starts senders whose operator delivers everything at once; each test ends those that it began. */
export function sandboxSenders(context: () => ServerContext): () => Promise<SandboxCarrier> {
  const senders: Sender[] = [];
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  });
  return async () => {
    let carrier: SandboxCarrier | undefined;
    const sender = createSender({
      ...{ context: context(), seal: testSeal, linkCodes: createLinkCodes('a secret of tests') },
      openCarrier: (listener) => (carrier = createSandboxCarrier({ listener, receiptDelayMs: 1 })),
    });
    senders.push(sender);
    await sender.start();
    if (!carrier) throw new Error('The sender opened no carrier.');
    return carrier;
  };
}
