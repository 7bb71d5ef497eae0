import { useMutation, useQueryClient } from '@tanstack/react-query';
import { whoAmIQuery } from '@peyk/shared-api-client';
import { usePage } from '@peyk/shared-store';
import { Button, Caption, Card, Notice, Stack, Stepper, size, space, styled, useToasts } from '@peyk/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeMobile, confirmMobileChange, requestMobileChange } from '../../api/change-mobile';
import { authPaths } from '../../auth-paths';
import { CodeStep } from '../../components/code-step';
import { FailureNotice } from '../../components/failure-notice';
import { mobileMessages as words } from '../../mobile-messages';
import type { Challenge, ChallengeCode } from '../../model/challenge';
import { NewMobileStep } from './new-mobile-step';

const Column = styled('div')({ maxInlineSize: size.form + space[16] });
const STEPS = words.steps.map((title) => ({ key: title, title }));

/** Where someone is on the way to another number. */
type Progress =
  | { readonly at: 0 }
  | { readonly at: 1; readonly challenge: Challenge }
  | { readonly at: 2; readonly code: ChallengeCode }
  | { readonly at: 3; readonly challenge: Challenge };

const BEGINNING: Progress = { at: 0 };

/** Another number: a code from the present one, the new one, a code from there. */
export default function ChangeMobileScreen() {
  usePage({ title: words.title, backTo: authPaths.security });
  const [progress, setProgress] = useState<Progress>(BEGINNING);
  const navigate = useNavigate();
  const client = useQueryClient();
  const { show } = useToasts();
  const startAgain = () => setProgress(BEGINNING);
  const finish = () => {
    // The account may be looked at again now.
    void client.invalidateQueries({ queryKey: whoAmIQuery.queryKey });
    void client.invalidateQueries({ queryKey: ['profile'] });
    show({ text: words.changed });
    void navigate(authPaths.security, { replace: true });
  };
  return (
    <Column>
      <Card>
        <Stack gap={5}>
          <Stepper label={words.stepsLabel} steps={STEPS} current={progress.at} />
          {progress.at === 0 && <StartStep onChallenge={(challenge) => setProgress({ at: 1, challenge })} />}
          {progress.at === 1 && (
            <CodeStep
              challenge={progress.challenge}
              title={words.presentTitle}
              action={words.confirm}
              confirm={confirmMobileChange}
              onConfirmed={(_, code) => setProgress({ at: 2, code })}
              onChallenge={(challenge) => setProgress({ at: 1, challenge })}
              backLabel={words.again}
              onBack={startAgain}
            />
          )}
          {progress.at === 2 && (
            <NewMobileStep
              code={progress.code}
              onChallenge={(challenge) => setProgress({ at: 3, challenge })}
              onStartAgain={startAgain}
            />
          )}
          {progress.at === 3 && (
            <CodeStep
              key="new"
              challenge={progress.challenge}
              title={words.codeTitle}
              action={words.change}
              confirm={changeMobile}
              onConfirmed={finish}
              onChallenge={(challenge) => setProgress({ at: 3, challenge })}
              backLabel={words.again}
              onBack={startAgain}
            />
          )}
        </Stack>
      </Card>
    </Column>
  );
}

function StartStep({ onChallenge }: { readonly onChallenge: (challenge: Challenge) => void }) {
  const asking = useMutation({ mutationFn: requestMobileChange, onSuccess: onChallenge });
  return (
    <Stack gap={4}>
      <p>{words.startHelp}</p>
      <Notice tone="info">{words.identity}</Notice>
      <Caption>{words.lost}</Caption>
      {asking.isError && <FailureNotice error={asking.error} />}
      <Button variant="primary" wide busy={asking.isPending} onClick={() => asking.mutate()}>
        {words.send}
      </Button>
    </Stack>
  );
}
