import { join } from 'node:path';
import { defineConfig } from 'vite';
import { simulatorConfig } from '../../tools/vite/simulator-config.ts';

export default defineConfig(simulatorConfig(join(import.meta.dirname, '../..'), 'bank-simulator'));
