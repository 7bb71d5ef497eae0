import { describeError } from '@peyk/shared-api-client';
import { Card, RadioGroup, useToasts } from '@peyk/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { rateTicket } from '../../api/change-ticket';
import type { TicketDetails } from '../../api/get-ticket';
import { TICKETS_KEY } from '../../api/keys';
import { messages } from '../../messages';

const words = messages.rating;
const OPTIONS = words.options.map((label, index) => ({ value: String(index + 1), label }));

/** How good the help was; another choice takes the place of the one before. */
export function RateCard({ ticket: { id, rate } }: { readonly ticket: TicketDetails }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const rating = useMutation({
    mutationFn: (given: number) => rateTicket(id, given),
    onSuccess: (_, given) => show({ text: words.thanks(given) }),
    onError: (error) => show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: TICKETS_KEY }),
  });
  const shown = rating.isPending ? rating.variables : rate;
  return (
    <Card>
      <RadioGroup
        label={words.title}
        options={OPTIONS}
        value={shown === null ? '' : String(shown)}
        onChange={(value) => rating.mutate(Number(value))}
      />
    </Card>
  );
}
