import { faultOfPattern, type PatternVariable } from '@peyk/shared-sms';
import { LatinRun, Notice } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { patternRulesQuery } from '../../api/get-pattern';
import { messages } from '../../messages';

interface TextCheckProps {
  readonly text: string;
  readonly variables: readonly PatternVariable[];
  readonly website: string;
}

/** Says while it is written what would keep the text from being reviewed; the server asks the same rules. */
export function TextCheck({ text, variables, website }: TextCheckProps) {
  const { data } = useQuery(patternRulesQuery());
  if (text === '' || data === undefined) return null;
  const companyNames = data.company_names;
  const found = faultOfPattern({ text, variables, companyNames, website: website === '' ? null : website });
  if (found === null) return null;
  const { fault, name } = found;
  return (
    <Notice tone="attention">
      {name !== undefined && name !== '' && (
        <>
          <LatinRun>{name}</LatinRun>:{' '}
        </>
      )}
      {messages.faults[fault]}
      {fault === 'noCompany' && <> {messages.companyNames(companyNames.join('، '))}</>}
    </Notice>
  );
}
