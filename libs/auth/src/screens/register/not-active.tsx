import { LinkButton, Notice, Stack } from '@peyk/shared-ui';
import { Link } from 'react-router';
import type { Activation } from '../../api/confirm-registration';
import { authPaths } from '../../auth-paths';
import { StepHead } from '../../components/step-head';
import { messages } from '../../messages';
import { registrationMessages } from '../../registration-messages';
import { RegistrationSteps } from './registration-steps';

/** The account exists, and its panel is not active yet: why, and what to do. */
export default function NotActive({ activation: { state, message } }: { readonly activation: Activation }) {
  const isRefused = state === 'inactive';
  return (
    <Stack gap={5}>
      <RegistrationSteps step="plan" failed={isRefused} />
      <StepHead title={isRefused ? registrationMessages.notActiveTitle : registrationMessages.checkingTitle} />
      <Notice tone={isRefused ? 'danger' : 'attention'}>{message}</Notice>
      <Stack gap={2}>
        {isRefused && (
          <LinkButton component={Link} to={authPaths.identity} replace variant="primary" wide>
            {registrationMessages.correctIdentity}
          </LinkButton>
        )}
        <LinkButton component={Link} to={authPaths.afterLogin} replace variant={isRefused ? 'quiet' : 'primary'} wide>
          {messages.toPanel}
        </LinkButton>
      </Stack>
    </Stack>
  );
}
