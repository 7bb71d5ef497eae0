import { usePage } from '@peyk/shared-store';
import { Card } from '@peyk/shared-ui';
import { PublicFrame } from '../../components/public-frame';
import { StepHead } from '../../components/step-head';
import { TermsText } from '../../components/terms-text';
import { messages } from '../../messages';

/** The terms of use as a page of their own, for everybody. */
export default function TermsScreen() {
  usePage({ title: messages.termsTitle });
  return (
    <PublicFrame isLong>
      <StepHead title={messages.termsTitle} />
      <Card>
        <TermsText />
      </Card>
    </PublicFrame>
  );
}
