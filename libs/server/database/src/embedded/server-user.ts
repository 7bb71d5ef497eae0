import { chownSync, mkdirSync } from 'node:fs';

/** Whom PostgreSQL runs as. Undefined: as ourselves. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** `nobody`: there on every system. PostgreSQL refuses to run as root. */
const NOBODY: ServerUser = { uid: 65534, gid: 65534 };

export function serverUser(): ServerUser | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/** Makes a folder that the server may write to and nobody else may enter. */
export function makeServerFolder(folder: string, user: ServerUser | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}
