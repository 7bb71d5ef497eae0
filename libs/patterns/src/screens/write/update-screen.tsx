import { fillPath } from '@peyk/shared-module';
import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { patternQuery, type PatternDetails } from '../../api/get-pattern';
import { UNKNOWN_PATTERN } from '../../components/unknown-pattern';
import { messages } from '../../messages';
import { PATTERNS_PATHS } from '../../patterns-paths';
import { PatternForm } from './pattern-form';
import { SharedForm } from './shared-form';

/** A pattern is written anew here, from its newest version. */
export default function UpdateScreen() {
  const { id = '' } = useParams();
  usePage({ title: messages.editTitle, backTo: fillPath(PATTERNS_PATHS.one, { id }) });
  return (
    <DetailView query={useQuery(patternQuery(id))} unknown={UNKNOWN_PATTERN}>
      {(details) =>
        details.pattern.type === 'shared' ? (
          <SharedForm {...details} />
        ) : (
          <PatternForm id={id} hasAccepted={details.pattern.accepted_version !== null} initial={valuesOf(details)} />
        )
      }
    </DetailView>
  );
}

function valuesOf({ pattern: { title, kind, description, text }, versions: [newest] }: PatternDetails) {
  const variables = (newest?.variables ?? []).map((one) => ({
    name: one.name,
    type: one.type,
    maxLength: one.max_length,
  }));
  return { title, type: kind, description: description ?? '', website: newest?.website ?? '', text, variables };
}
