import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder } from '../start/data-folder';
import { ConfigError } from './config-error';
import type { Env } from './config-error';
import { MAKE_A_SECRET, weaknessOf } from './weak-secret';

const SECRET_CHARACTERS = 32;
const SECRET_BYTES = 32;

/** The secret of this installation, made once and readable for the owner only. */
export function keepSecret(dataFolder: string): string {
  const file = join(dataFolder, 'secret');
  makeDataFolder(dataFolder);
  try {
    writeFileSync(file, randomBytes(SECRET_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_CHARACTERS) {
    // Anyone who made it was killed in the middle, or is making it just now.
    throw new ConfigError([`${file} holds no whole secret: start again, and remove it if that does not help.`]);
  }
  return secret;
}

/** Adds what is wrong with the secret that was given, or that it is missing. */
export function checkSecret(env: Env, isProduction: boolean, faults: string[]): void {
  const secret = env['PEYK_SECRET'];
  if (!secret && isProduction) {
    faults.push(`PEYK_SECRET is missing: in production it must be given; ${MAKE_A_SECRET}.`);
  }
  if (env['PEYK_SECRET_PREVIOUS'] && !secret) {
    faults.push('PEYK_SECRET_PREVIOUS is given without PEYK_SECRET: name the new secret too.');
  }
  if (!secret) return;
  const given = secret.trim();
  if (given.length < SECRET_CHARACTERS) {
    faults.push(`PEYK_SECRET is too short: give at least ${SECRET_CHARACTERS} characters; ${MAKE_A_SECRET}.`);
    return;
  }
  const weakness = weaknessOf(given);
  // Not shown: logs are read by more people than secrets.
  if (weakness) faults.push(`PEYK_SECRET can be guessed, because it ${weakness}: ${MAKE_A_SECRET}.`);
}

const METRICS_TOKEN_CHARACTERS = 24;

/** Reads the token of `/metrics`; everything that it shows is worth a look to who means harm. */
export function readMetricsToken(env: Env, faults: string[]): string | undefined {
  const token = env['PEYK_METRICS_TOKEN'] || undefined;
  if (token === undefined) return undefined;
  const weakness = token.length < METRICS_TOKEN_CHARACTERS ? 'is too short' : weaknessOf(token);
  if (weakness) faults.push(`PEYK_METRICS_TOKEN can be guessed, because it ${weakness}: ${MAKE_A_SECRET}.`);
  return token;
}
