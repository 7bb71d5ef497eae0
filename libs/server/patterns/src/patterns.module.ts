import type { LiveSource, ServerModule } from '@peyk/server-module';
import { patternCommands } from './admin/pattern.commands';
import { patternsQueue } from './admin/patterns-queue';
import { createPatternsHandlers } from './patterns.routes';
import { seedSystemic } from './systemic/seed-systemic';
import { systemicCommands } from './systemic/systemic.commands';
import { PATTERN_CHANGED_CHANNEL } from './tell-pattern-changed';

const patternChanged: LiveSource<'pattern_changed'> = {
  event: 'pattern_changed',
  channel: PATTERN_CHANGED_CHANNEL,
  heardWith: ['pattern.read'],
  load: async () => ({}),
};

/** Texts with variables that a person accepts before they are sent. */
export function patternsModule() {
  return {
    name: 'patterns',
    handlers: createPatternsHandlers(),
    live: [patternChanged],
    commands: [...patternCommands, ...systemicCommands],
    queues: [patternsQueue],
    seedDemo: (context) => seedSystemic(context),
  } satisfies ServerModule;
}
