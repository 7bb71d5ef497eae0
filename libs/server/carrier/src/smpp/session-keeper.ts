import type { Socket } from 'node:net';
import { connect as connectTcp } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { Breaker } from './breaker';
import type { SmppSettings } from './smpp-options';
import type { BindRole } from '../wire/control-pdu';
import type { SessionEvents, SessionLink } from './session-events';
import { SmppSession } from './smpp-session';

export type KeeperEvents<T> = SessionEvents<T> & { onReconnect(): void };

/** A link that held for so long was healthy: the next trouble begins again with the fast retry. */
const HEALTHY_AFTER_MS = 2_000;

/**
 * Keeps one session alive: connects, and connects again after a loss. The first retry is fast, because most cuts are
 * short; later ones wait twice as long each time up to a cap, with jitter, so that many senders do not knock together.
 */
export class SessionKeeper<T> {
  private session: SmppSession<T> | undefined;
  private connecting: Socket | undefined;
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private boundAt: number | undefined;
  private stopped = false;
  private readonly link: SessionLink;

  constructor(
    private readonly settings: SmppSettings,
    private readonly events: KeeperEvents<T>,
    role: BindRole,
  ) {
    this.link = { role, breaker: new Breaker(settings, settings.now) };
    this.connect();
  }

  get isSilent(): boolean {
    return this.link.breaker.isSilent;
  }

  /** The session that can take parts, if there is one. */
  get bound(): SmppSession<T> | undefined {
    return this.session?.isBound ? this.session : undefined;
  }

  /** Parts without an answer, also of a session that is on its way out. */
  get pending(): number {
    return this.session?.pending ?? 0;
  }

  setReading(reading: boolean): void {
    if (reading) this.session?.goOnReading();
    else this.session?.stopReading();
  }

  /** No further connection; the present one says goodbye within `waitMs`. */
  stop(waitMs: number): void {
    this.stopped = true;
    clearTimeout(this.timer);
    this.connecting?.destroy();
    this.session?.unbind(waitMs);
  }

  get isDown(): boolean {
    return this.session === undefined && this.connecting === undefined;
  }

  private connect(): void {
    const { host, port, tls, connectTimeoutMs, name, log } = this.settings;
    const socket = tls ? connectTls({ host, port, servername: host }) : connectTcp({ host, port });
    this.connecting = socket;
    const late = setTimeout(() => socket.destroy(new Error('no connection in time')), connectTimeoutMs);
    const failed = (error: Error) => log.warn({ carrier: name, reason: error.message }, 'smpp connection failed');
    const given = () => {
      clearTimeout(late);
      this.connecting = undefined;
      this.scheduleRetry();
    };
    socket.on('error', failed);
    socket.on('close', given);
    socket.once(tls ? 'secureConnect' : 'connect', () => {
      clearTimeout(late);
      socket.off('error', failed);
      socket.off('close', given);
      this.connecting = undefined;
      this.open(socket);
    });
  }

  private open(socket: Socket): void {
    const events: SessionEvents<T> = {
      ...bindEvents(this.events),
      onBound: (session) => {
        this.boundAt = this.settings.now();
        this.settings.log.info({ carrier: this.settings.name }, 'smpp session bound');
        this.events.onBound(session);
      },
      onClosed: (session, lost) => {
        const heldMs = this.boundAt === undefined ? 0 : this.settings.now() - this.boundAt;
        if (heldMs > HEALTHY_AFTER_MS) this.failures = 0;
        this.session = undefined;
        this.boundAt = undefined;
        this.scheduleRetry();
        this.events.onClosed(session, lost);
      },
    };
    this.session = new SmppSession<T>(socket, this.settings, events, this.link);
  }

  private scheduleRetry(): void {
    if (this.stopped) return;
    const { reconnectFirstMs, reconnectMaxMs, random } = this.settings;
    const longest = Math.min(reconnectMaxMs, reconnectFirstMs * 2 ** Math.min(this.failures, 16));
    this.failures += 1;
    this.timer = setTimeout(
      () => {
        this.events.onReconnect();
        this.connect();
      },
      longest * (0.5 + random() / 2),
    );
  }
}

/** Methods of a class instance are not copied by a spread; this takes them along with their `this`. */
function bindEvents<T>(events: SessionEvents<T>): SessionEvents<T> {
  return {
    onBound: (session) => events.onBound(session),
    onAnswer: (item, status, messageId) => events.onAnswer(item, status, messageId),
    onLateAnswer: (item, status, messageId) => events.onLateAnswer(item, status, messageId),
    onSilence: () => events.onSilence(),
    onReady: () => events.onReady(),
    onExpired: (items) => events.onExpired(items),
    onDeliver: (message, respond) => events.onDeliver(message, respond),
    onDismissed: (session, unwritten) => events.onDismissed(session, unwritten),
    onClosed: (session, lost) => events.onClosed(session, lost),
  };
}
