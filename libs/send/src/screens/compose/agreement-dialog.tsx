import { describeError } from '@peyk/shared-api-client';
import { linesQuery } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Dialog,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  font,
  radius,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { agreementsQuery, assignAgreement } from '../../api/agreements';

const words = {
  title: (number: string) => `توافق‌نامهٔ خط ${toPersianDigits(number)}`,
  accept: 'خواندم و می‌پذیرم',
  accepted: 'پذیرفته‌شده در',
  nothing: 'این خط دیگر توافق‌نامه‌ای نمی‌خواهد.',
  mayNot: 'پذیرفتن آن با صاحب حساب یا همکاری است که اجازهٔ تغییر خط‌ها را دارد.',
} as const;

const BODY_MAX_PX = 320;
const Title = styled('h3')({ fontSize: font.body, fontWeight: font.bold });
const Body = styled('div')({
  maxBlockSize: BODY_MAX_PX,
  overflowY: 'auto',
  padding: space[4],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

interface AgreementDialogProps {
  /** Number of the line. */
  readonly number: string;
  readonly onClose: () => void;
}

/** What a line asks for, to read and to agree to. Mount it to open it. */
export default function AgreementDialog({ number, onClose }: AgreementDialogProps) {
  const client = useQueryClient();
  const mayAccept = useMay('line.edit');
  const agreements = useQuery(agreementsQuery());
  const accepting = useMutation({
    mutationFn: assignAgreement,
    onSuccess: async ({ id }) => {
      const rest = (agreements.data ?? []).filter((one) => one.number === number && one.accepted_at === null);
      if (rest.every((one) => one.id === id)) onClose();
      await client.invalidateQueries({ queryKey: agreementsQuery().queryKey });
    },
    // Also when it was refused: it may have been withdrawn, and then the line asks for nothing.
    onSettled: () => client.invalidateQueries({ queryKey: linesQuery().queryKey }),
  });
  return (
    <Dialog open onClose={onClose} title={words.title(number)}>
      <QueryView
        query={agreements}
        loading={<SkeletonRows count={3} />}
        isEmpty={(all) => all.every((one) => one.number !== number)}
        empty={<p>{words.nothing}</p>}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {(all) => (
          <Stack gap={5}>
            {all
              .filter((one) => one.number === number)
              .map(({ id, title, body, accepted_at }) => (
                <Stack key={id} gap={3}>
                  <Title>{title}</Title>
                  {/* It scrolls, so the keyboard must reach it. */}
                  <Body tabIndex={0} role="region" aria-label={title}>
                    {body}
                  </Body>
                  {accepted_at !== null ? (
                    <Caption>
                      {words.accepted} <When instant={accepted_at} as="full" />
                    </Caption>
                  ) : (
                    mayAccept && (
                      <Button
                        variant="primary"
                        busy={accepting.isPending && accepting.variables === id}
                        onClick={() => accepting.mutate(id)}
                      >
                        {words.accept}
                      </Button>
                    )
                  )}
                </Stack>
              ))}
            {!mayAccept && <Caption>{words.mayNot}</Caption>}
            {accepting.isError && <p role="alert">{describeError(accepting.error)}</p>}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
