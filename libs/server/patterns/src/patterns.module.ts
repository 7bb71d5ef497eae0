import type { LiveSource, ServerModule } from '@peyk/server-module';
import { patternCommands } from './admin/pattern.commands';
import { createPatternsHandlers } from './patterns.routes';
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
    commands: patternCommands,
  } satisfies ServerModule;
}
