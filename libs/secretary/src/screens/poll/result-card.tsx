import { describeError } from '@peyk/shared-api-client';
import { useMayExport } from '@peyk/shared-screens';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  Figure,
  ProgressBar,
  Stack,
  formatNumber,
  formatPercent,
  space,
  styled,
  useToasts,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMutation } from '@tanstack/react-query';
import { exportVotes, type Poll, type PollOption } from '../../api/polls';
import { pollMessages } from '../../poll-messages';

const words = pollMessages.result;

const Options = styled('ol')({ display: 'grid', gap: space[5], listStyle: 'none', margin: 0, padding: 0 });
const Option = styled('li')({ display: 'grid', gap: space[1], minInlineSize: 0 });
const Names = styled('div')({
  display: 'flex',
  gap: space[3],
  alignItems: 'baseline',
  justifyContent: 'space-between',
});
const Title = styled('span')({ minInlineSize: 0, overflowWrap: 'anywhere' });
const Share = styled('span')({ flex: 'none' });
const Codes = styled('bdi')({ overflowWrap: 'anywhere' });

function OptionRow({
  option,
  total,
  leads,
}: {
  readonly option: PollOption;
  readonly total: number;
  readonly leads: boolean;
}) {
  const { title, codes, vote_count } = option;
  const Voice = leads ? 'strong' : 'span';
  return (
    <Option>
      <Names>
        <Title>
          <Voice>{title}</Voice>
        </Title>
        <Share>
          <Voice>{words.share(formatNumber(vote_count), formatPercent(vote_count, total))}</Voice>
        </Share>
      </Names>
      <ProgressBar value={vote_count} total={total} label={title} />
      <Caption>
        {words.answeredBy} <Codes>{codes.map((code) => `«${toPersianDigits(code)}»`).join('، ')}</Codes>
      </Caption>
    </Option>
  );
}

/** The way to a file of the votes. */
function ExportVotes({ id }: { readonly id: string }) {
  const { show } = useToasts();
  const exporting = useMutation({
    mutationFn: () => exportVotes(id),
    onSuccess: () => void show({ text: words.exportBegun }),
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <div>
      <Button variant="quiet" icon="file" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        {words.export}
      </Button>
    </div>
  );
}

/** What was asked, and what was answered: it moves by itself while votes come. */
export function ResultCard({ poll }: { readonly poll: Poll }) {
  const { id, question, options, vote_count, voter_count, repeat_votes } = poll;
  const mayExport = useMayExport('secretary.export');
  const most = Math.max(...options.map((option) => option.vote_count));
  const voters = words.voters(formatNumber(voter_count));
  return (
    <Card>
      <Stack gap={5}>
        <CardTitle>{question}</CardTitle>
        {vote_count === 0 ? (
          <Caption>{words.none}</Caption>
        ) : (
          // Where each has one vote, both numbers would be the same.
          <Figure>{repeat_votes === 'all' ? `${words.votes(formatNumber(vote_count))}، ${voters}` : voters}</Figure>
        )}
        <Options>
          {options.map((option) => (
            <OptionRow
              key={option.title}
              option={option}
              total={vote_count}
              leads={most > 0 && option.vote_count === most}
            />
          ))}
        </Options>
        {mayExport && vote_count > 0 && <ExportVotes id={id} />}
      </Stack>
    </Card>
  );
}
