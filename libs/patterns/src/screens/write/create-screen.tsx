import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { systemicPatternQuery, type SystemicPattern } from '../../api/systemic-patterns';
import { UNKNOWN_PATTERN } from '../../components/unknown-pattern';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { PatternForm } from './pattern-form';

const EMPTY = { title: '', type: 'otp', description: '', website: '', text: '', variables: [] } as const;

/** A new pattern is written here, or made from one of the installation that the address names. */
export default function CreateScreen() {
  usePage({ title: messages.create, backTo: PATTERNS_PATHS.list });
  const from = useSearchParams()[0].get('from');
  return from !== null && /^\d{1,18}$/.test(from) ? <Copy from={from} /> : <PatternForm initial={EMPTY} />;
}

function Copy({ from }: { readonly from: string }) {
  return (
    <DetailView query={useQuery(systemicPatternQuery(from))} unknown={UNKNOWN_PATTERN}>
      {(pattern) => <PatternForm initial={valuesOf(pattern)} />}
    </DetailView>
  );
}

const valuesOf = ({ title, type, description, text, variables }: SystemicPattern) => ({
  ...{ title, type, text, website: '', description: description ?? '' },
  variables: variables.map((one) => ({ name: one.name, type: one.type, maxLength: one.max_length })),
});
