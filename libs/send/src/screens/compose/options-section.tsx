import { Button, Spinner, space, styled } from '@peyk/shared-ui';
import type { FormikProps } from 'formik';
import { Suspense, lazy, useState } from 'react';
import { optionsMessages } from '../../options-messages';
import { hasOptions, type Composition } from '../../model/composition';

/** Most sends need none of it, so it is loaded when someone asks. */
const SendOptions = lazy(() => import('./send-options'));

/** The words of the button stand on the edge of the fields. */
const Toggle = styled('div')({ marginInlineStart: -space[4] });

export interface OptionsSectionProps {
  readonly form: FormikProps<Composition>;
  readonly hasOwnTexts: boolean;
  readonly problemOf: (field: keyof Composition) => string | undefined;
  /** What stands in the field of the time without being one. */
  readonly unreadTime: string;
  readonly onUnreadTime: (text: string) => void;
}

/** Time, rate, expiry and the test: closed until it is wanted, and not to be closed while something stands in it. */
export default function OptionsSection({
  form,
  hasOwnTexts,
  problemOf,
  unreadTime,
  onUnreadTime,
}: OptionsSectionProps) {
  const isFilled = hasOptions(form.values) || unreadTime !== '';
  // It stays open when the last value is taken out: nobody wants a field to vanish from under the hand.
  const [isWanted, setWanted] = useState(isFilled);
  const isOpen = isWanted || isFilled;
  return (
    <div>
      <Toggle>
        <Button
          variant="quiet"
          icon="clock"
          aria-expanded={isOpen}
          // What will change the send is never hidden.
          disabled={isFilled}
          onClick={() => setWanted(!isOpen)}
        >
          {optionsMessages.options}
        </Button>
      </Toggle>
      {isOpen && (
        <Suspense fallback={<Spinner />}>
          <SendOptions form={form} hasOwnTexts={hasOwnTexts} problemOf={problemOf} onUnreadTime={onUnreadTime} />
        </Suspense>
      )}
    </div>
  );
}
