import { confirmRegistration, type Registered } from '../../api/confirm-registration';
import { CodeStep } from '../../components/code-step';
import { messages } from '../../messages';
import { registrationMessages } from '../../registration-messages';
import type { Challenge } from '../../model/challenge';

interface ConfirmStepProps {
  readonly challenge: Challenge;
  readonly onChallenge: (challenge: Challenge) => void;
  readonly onRegistered: (registered: Registered) => void;
  readonly onBack: () => void;
}

/** The code that proves the mobile of a registration. */
export default function ConfirmStep({ challenge, onChallenge, onRegistered, onBack }: ConfirmStepProps) {
  return (
    <CodeStep
      challenge={challenge}
      title={registrationMessages.registerCodeTitle}
      action={messages.registerAction}
      confirm={confirmRegistration}
      onConfirmed={onRegistered}
      onChallenge={onChallenge}
      backLabel={registrationMessages.backToForm}
      onBack={onBack}
    />
  );
}
