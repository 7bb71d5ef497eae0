/**
 * `npm run sbom`: what is delivered, as CycloneDX, in dist/sbom.json: every package of production with version, licence and hash,
 * for all systems. That each licence may be delivered is a check of `npm run tidy`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../lib/print.ts';
import { writeSbom } from '../sbom/write-sbom.ts';

const root = process.cwd();
const file = join('dist', 'sbom.json');
const sbom = writeSbom(readFileSync(join(root, 'package-lock.json'), 'utf8'));
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, file), `${JSON.stringify(sbom, null, 2)}\n`);
say(`${file}: ${sbom.components.length} packages.`);
