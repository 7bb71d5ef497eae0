import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { say } from './print.ts';

/** The first that is there. The shell without windows comes first: a whole browser draws its own bars too, half as long again. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A Chromium of this machine, or undefined. `PEYK_CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  const given = process.env['PEYK_CHROMIUM'];
  if (given) return existsSync(given) ? given : undefined;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

function mayInstall(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function installWithApt(): void {
  say('Chromium is missing; installing it (apt-get install chromium) …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-q'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/**
 * Finds Chromium; installs it where that is possible without asking anybody (Debian, as root).
 * @throws with one sentence that tells what to install.
 */
export function ensureChromium(): string {
  if (!findChromium() && mayInstall()) installWithApt();
  const found = findChromium();
  if (found) return found;
  throw new Error(
    'the browser journeys need Chromium: install it (Debian: "sudo apt-get install chromium"; else "npx playwright install chromium"), or name one with PEYK_CHROMIUM.',
  );
}
