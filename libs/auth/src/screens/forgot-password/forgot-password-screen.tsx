import { usePage } from '@peyk/shared-store';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { checkPasswordCode } from '../../api/check-password-code';
import { authPaths } from '../../auth-paths';
import { CodeStep } from '../../components/code-step';
import { DemoNotice } from '../../components/demo-notice';
import { PublicFrame } from '../../components/public-frame';
import { forgotMessages } from '../../forgot-messages';
import type { Challenge, ChallengeCode } from '../../model/challenge';
import { NewPasswordStep } from './new-password-step';
import { OwnerStep } from './owner-step';

/** Where someone is on the way to a new password. */
type Progress =
  | { readonly at: 'owner' }
  | { readonly at: 'code'; readonly username: string; readonly challenge: Challenge }
  | { readonly at: 'password'; readonly username: string; readonly code: ChallengeCode; readonly expiresAt: number };

const BEGINNING: Progress = { at: 'owner' };

/** A forgotten password: whose, the code from the mobile, and the new one; then back to the login page. */
export default function ForgotPasswordScreen() {
  usePage({ title: forgotMessages.forgotTitle });
  const navigate = useNavigate();
  const [progress, setProgress] = useState<Progress>(BEGINNING);
  const startAgain = () => setProgress(BEGINNING);

  return (
    <PublicFrame>
      {progress.at === 'owner' && (
        <OwnerStep onChallenge={(challenge, username) => setProgress({ at: 'code', username, challenge })} />
      )}
      {progress.at === 'code' && (
        <CodeStep
          challenge={progress.challenge}
          isCertain={false}
          title={forgotMessages.forgotCodeTitle}
          action={forgotMessages.confirmCode}
          confirm={checkPasswordCode}
          onConfirmed={(expiresAt, code) =>
            setProgress({ at: 'password', username: progress.username, code, expiresAt })
          }
          onChallenge={(challenge) => setProgress({ ...progress, challenge })}
          backLabel={forgotMessages.backToOwner}
          onBack={startAgain}
        />
      )}
      {progress.at === 'password' && (
        <NewPasswordStep
          {...progress}
          onChanged={() => void navigate(authPaths.login, { replace: true, state: { passwordChanged: true } })}
          onStartAgain={startAgain}
        />
      )}
      {progress.at !== 'password' && <DemoNotice />}
    </PublicFrame>
  );
}
