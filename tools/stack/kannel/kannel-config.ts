/** What the two programs of a Kannel must know of each other and of their operator. */
export interface KannelSettings {
  /** Where the operator listens on 127.0.0.1. */
  smppPort: number;
  systemId: string;
  password: string;
  /** Submits without an answer at once. */
  window: number;
  /** Where messages that are not sent yet are kept; `memory` loses them with the process. */
  store: 'memory' | 'file' | 'spool';
  /** Folder of the store. */
  folder: string;
  adminPort: number;
  boxPort: number;
  sendPort: number;
}

/** The one user of Kannel's HTTP doors. They listen on loopback only. */
export const KANNEL_USER = { username: 'peyk', password: 'peyk' };

type Group = Readonly<Record<string, string | number>>;

/** One file for both programs: groups of `key = value`, an empty line between them. */
export function kannelConfig(settings: KannelSettings): string {
  const groups = [core(settings), operator(settings), smsbox(settings), USER, SERVICE];
  const lines = (group: Group) => Object.entries(group).map(([key, value]) => `${key} = ${value}`);
  return `${groups.map((group) => lines(group).join('\n')).join('\n\n')}\n`;
}

function core({ adminPort, boxPort, store, folder }: KannelSettings): Group {
  return {
    group: 'core',
    'admin-port': adminPort,
    'admin-interface': '127.0.0.1',
    'admin-password': KANNEL_USER.password,
    'smsbox-port': boxPort,
    'smsbox-interface': '127.0.0.1',
    'box-allow-ip': '127.0.0.1',
    'dlr-storage': 'internal',
    ...(store === 'memory' ? {} : { 'store-type': store, 'store-location': `${folder}/store` }),
  };
}

function operator({ smppPort, systemId, password, window }: KannelSettings): Group {
  return {
    group: 'smsc',
    smsc: 'smpp',
    'smsc-id': 'operator',
    host: '127.0.0.1',
    port: smppPort,
    'transceiver-mode': 'true',
    'smsc-username': systemId,
    'smsc-password': password,
    'system-type': '""',
    'interface-version': 34,
    'source-addr-ton': 0,
    'source-addr-npi': 1,
    'dest-addr-ton': 1,
    'dest-addr-npi': 1,
    'enquire-link-interval': 10,
    'max-pending-submits': window,
    // The id is text in answers and receipts alike.
    'msg-id-type': '0x00',
    'reconnect-delay': 1,
  };
}

function smsbox({ boxPort, sendPort }: KannelSettings): Group {
  return {
    group: 'smsbox',
    'bearerbox-host': '127.0.0.1',
    'bearerbox-port': boxPort,
    'sendsms-port': sendPort,
    'sendsms-interface': '127.0.0.1',
  };
}

const USER: Group = { group: 'sendsms-user', ...KANNEL_USER, concatenation: 'true', 'max-messages': 10 };

/** Without a service for incoming messages Kannel takes the file for a broken one and ends. */
const SERVICE: Group = { group: 'sms-service', keyword: 'default', text: '""', 'max-messages': 0, 'catch-all': 'true' };
