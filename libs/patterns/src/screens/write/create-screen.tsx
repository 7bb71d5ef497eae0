import { usePage } from '@peyk/shared-store';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { PatternForm } from './pattern-form';

const EMPTY = { title: '', type: 'otp', description: '', website: '', text: '', variables: [] } as const;

/** A new pattern is written here. */
export default function CreateScreen() {
  usePage({ title: messages.create, backTo: PATTERNS_PATHS.list });
  return <PatternForm initial={EMPTY} />;
}
