import type { Server, Socket } from 'node:net';
import { createServer } from 'node:net';
import type { Server as HttpServer } from 'node:http';
import { listen, loadPageFiles } from '@peyk/server-simulators';
import { HandsetBook } from './handsets/handset-book';
import { loadHandsets } from './handsets/handset-file';
import { HandsetKeeper } from './handsets/handset-keeper';
import { createSimulatorHttp } from './http/simulator-http';
import type { Journal } from './journal/journal';
import { NO_JOURNAL, openJournal } from './journal/journal';
import { pendingDeliveries } from './journal/replay';
import { sentList } from './journal/sent-list';
import type { SimulatorOptions } from './options';
import { Operator } from './smsc/operator';
import { randomFaults } from './smsc/random-faults';
import { SmscSession } from './smsc/smsc-session';

export interface Simulator {
  smppPort: number;
  httpPort: number;
  operator: Operator;
  /** Deliveries of an earlier run that go out again. */
  resumed: number;
  /** Says goodbye to the sessions, closes the ports, writes everything. Safe to call twice. */
  stop(): Promise<void>;
  /** For the last exit path: what is in memory goes to the disk at once. */
  flush(): void;
}

const GOODBYE_MS = 300;

/** @throws OptionError when a port is taken. */
export async function startSimulator(options: SimulatorOptions, pageFolder: string): Promise<Simulator> {
  const page = loadPageFiles(pageFolder);
  const { dataDir } = options;
  const pending = dataDir && options.journal ? await pendingDeliveries(dataDir) : [];
  const smpp = createServer();
  const smppPort = await listen(smpp, options.smppPort, options.host, 'smpp-port');
  const journal: Journal = dataDir && options.journal ? openJournal(dataDir) : NO_JOURNAL;
  const book = options.quietHandsets ? undefined : new HandsetBook();
  if (book && dataDir) loadHandsets(dataDir, book);
  const keeper = book && new HandsetKeeper(book, dataDir);
  const draw = randomFaults(options.faults, options.seed);
  const operator = new Operator({ ...options, now: Date.now, draw, journal, handsets: book });
  operator.resume(pending);
  const sockets = acceptSessions(smpp, operator);
  const flush = () => {
    keeper?.stop();
    journal.close();
  };
  const listed = (folder: string) => () => {
    journal.flush();
    return sentList(folder);
  };
  const list = dataDir && options.journal ? listed(dataDir) : undefined;
  const http = createSimulatorHttp({ operator, book, keeper, page, sentList: list });
  let httpPort: number;
  try {
    httpPort = await listen(http, options.httpPort, options.host, 'http-port');
  } catch (error) {
    operator.stop();
    smpp.close();
    flush();
    throw error;
  }
  let stopping: Promise<void> | undefined;
  const stop = () => (stopping ??= shutDown({ operator, smpp, http, sockets, flush }));
  return { smppPort, httpPort, operator, resumed: pending.length, stop, flush };
}

function acceptSessions(server: Server, operator: Operator): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    new SmscSession(socket, operator);
  });
  return sockets;
}

interface Running {
  operator: Operator;
  smpp: Server;
  http: HttpServer;
  sockets: ReadonlySet<Socket>;
  flush: () => void;
}

async function shutDown({ operator, smpp, http, sockets, flush }: Running): Promise<void> {
  operator.stop();
  smpp.close();
  http.close();
  http.closeAllConnections();
  const until = Date.now() + GOODBYE_MS;
  while (sockets.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 10));
  for (const socket of sockets) socket.destroy();
  flush();
}
