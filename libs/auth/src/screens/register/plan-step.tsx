import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Dialog, SelectBox, Stack, space, styled } from '@peyk/shared-ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { rolesQuery } from '../../api/list-roles';
import { ActivityDomainBox } from '../../components/activity-domain-box';
import { TermsText } from '../../components/terms-text';
import { messages } from '../../messages';
import { registrationMessages } from '../../registration-messages';
import { PackageChoice } from './package-choice';
import type { RegistrationForm } from './use-registration';

/** Takes the keyboard, so that arrows and the space bar can scroll what does not fit. */
const Reading = styled('div')({ '&:focus-visible': { outlineOffset: space[2] } });

interface PlanStepProps {
  readonly registration: RegistrationForm;
}

/** Third step: what is wanted, and under which terms. */
export default function PlanStep({ registration }: PlanStepProps) {
  return (
    <>
      <PackageChoice {...registration.bind('packageId')} />
      <RoleChoice registration={registration} />
      <ActivityDomainBox {...registration.bind('activityDomainId')} />
      <Terms registration={registration} />
    </>
  );
}

/** Only where there is something to choose; a reseller's customers come with his id in the address. */
function RoleChoice({ registration }: PlanStepProps) {
  const [parameters] = useSearchParams();
  const roles = useQuery(rolesQuery(parameters.get('reseller_id')));
  if (roles.data === undefined || roles.data.length < 2) return null;
  const options = roles.data.map(({ id, title }) => ({ value: id, label: title }));
  return <SelectBox {...registration.bind('roleId')} label={registrationMessages.role} options={options} />;
}

function Terms({ registration }: PlanStepProps) {
  const [isReading, setReading] = useState(false);
  return (
    <Stack gap={2}>
      <Checkbox {...registration.bind('termsAccepted')} label={registrationMessages.acceptTerms} required />
      <div>
        <Button variant="quiet" onClick={() => setReading(true)}>
          {registrationMessages.readTerms}
        </Button>
      </div>
      <Dialog
        open={isReading}
        wide
        title={messages.termsTitle}
        onClose={() => setReading(false)}
        actions={
          <Button variant="primary" onClick={() => setReading(false)}>
            {messages.close}
          </Button>
        }
      >
        <Reading tabIndex={0} aria-label={messages.termsTitle} role="region">
          <TermsText />
        </Reading>
      </Dialog>
    </Stack>
  );
}
