import { execFile } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const runFile = promisify(execFile);

/** Where Debian and its children keep each major version. */
const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'pg_ctl', 'pg_basebackup'];
/** PostgreSQL refuses to run as root; `nobody` is on every system. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const ROLE = 'peyk';

/** The folder of a PostgreSQL that can make base backups. @throws when there is none. */
export function findPostgres(env: NodeJS.ProcessEnv): string {
  const installed = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    env['PEYK_POSTGRES_BIN'] ?? '',
    ...installed.map((version) => join(DEBIAN, version, 'bin')),
    ...(env['PATH'] ?? '').split(':'),
  ];
  const found = folders.find((folder) => folder !== '' && NEEDED.every((name) => existsSync(join(folder, name))));
  if (found) return found;
  throw new Error(
    `no PostgreSQL with ${NEEDED.join(', ')}: install its server, or name its folder in PEYK_POSTGRES_BIN.`,
  );
}

/** A PostgreSQL of the drill's own, on a socket in its folder: durable, with an archive of its log, as in production. */
export class OwnPostgres {
  readonly url: string;
  private readonly socket: string;
  private readonly archive: string;
  private readonly base: string;
  private readonly bin: string;
  private readonly folder: string;
  /** The cluster that runs, or ran last. */
  private cluster = '';

  constructor(bin: string, folder: string) {
    this.bin = bin;
    this.folder = folder;
    this.socket = this.makeFolder('socket');
    this.archive = this.makeFolder('archive');
    this.base = this.makeFolder('base');
    this.url = `postgres:///${ROLE}?host=${encodeURIComponent(this.socket)}&user=${ROLE}`;
  }

  /** Makes a cluster, and a database in it. */
  async create(): Promise<void> {
    const cluster = this.makeFolder('first');
    await this.run('initdb', ['-D', cluster, '-U', ROLE, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
    await this.start(cluster);
    await this.run('createdb', ['-h', this.socket, '-U', ROLE, ROLE]);
  }

  async baseBackup(): Promise<void> {
    await this.run('pg_basebackup', ['-h', this.socket, '-U', ROLE, '-D', this.base, '-X', 'none', '-c', 'fast']);
  }

  /** Ends the cluster at once, as a power cut would. */
  async crash(): Promise<void> {
    await this.run('pg_ctl', ['-D', this.cluster, '-m', 'immediate', 'stop']);
  }

  /** Starts what the base backup and the archive make of the instant with this name. */
  async restoreTo(point: string): Promise<void> {
    const settings = [
      `restore_command = 'cp ${this.archive}/%f %p'`,
      `recovery_target_name = '${point}'`,
      "recovery_target_action = 'promote'",
    ];
    this.writeFile('postgresql.auto.conf', `${settings.join('\n')}\n`);
    this.writeFile('recovery.signal', '');
    await this.start(this.base);
  }

  private async start(cluster: string): Promise<void> {
    this.cluster = cluster;
    const settings = {
      listen_addresses: '',
      unix_socket_directories: this.socket,
      archive_mode: 'on',
      archive_command: `cp %p ${this.archive}/%f`,
      shared_buffers: '64MB',
      timezone: 'UTC',
    };
    const options = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
    const log = join(this.folder, 'archive', 'postgres.log');
    await this.run('pg_ctl', ['-D', cluster, '-l', log, '-w', '-t', '60', '-o', options.join(' '), 'start']);
  }

  private makeFolder(name: string): string {
    const path = join(this.folder, name);
    mkdirSync(path, { recursive: true, mode: 0o700 });
    chmodSync(path, 0o700);
    if (process.getuid?.() === 0) chownSync(path, NOBODY.uid, NOBODY.gid);
    return path;
  }

  private writeFile(name: string, text: string): void {
    const path = join(this.base, name);
    writeFileSync(path, text);
    if (process.getuid?.() === 0) chownSync(path, NOBODY.uid, NOBODY.gid);
  }

  private async run(program: string, args: readonly string[]): Promise<void> {
    const asNobody = process.getuid?.() === 0 ? NOBODY : {};
    await runFile(join(this.bin, program), [...args], { cwd: this.folder, ...asNobody });
  }
}
