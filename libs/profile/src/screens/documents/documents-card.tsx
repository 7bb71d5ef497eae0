import { describeError, saveBlob } from '@peyk/shared-api-client';
import { jalaliTextOf } from '@peyk/shared-jalali';
import { RemoveDialog } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  Icon,
  QueryView,
  SkeletonRows,
  Stack,
  StatusChip,
  When,
  font,
  media,
  space,
  styled,
  tone,
  useToasts,
  type IconName,
  type StatusTone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import {
  documentsQuery,
  downloadDocument,
  removeDocument,
  type AccountDocument,
  type DocumentState,
} from '../../api/documents';
import { documentsMessages as words } from '../../documents-messages';
import { hasSampleForm, sampleForm } from '../../model/sample-form';

const UploadDialog = lazy(() => import('./upload-dialog'));

const LOOKS: Readonly<Record<DocumentState, { readonly tone: StatusTone; readonly icon: IconName }>> = {
  missing: { tone: 'quiet', icon: 'minus' },
  waiting: { tone: 'attention', icon: 'clock' },
  accepted: { tone: 'alive', icon: 'check' },
  refused: { tone: 'danger', icon: 'warning' },
  expired: { tone: 'attention', icon: 'calendar' },
};

const Rows = styled('ul')({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space[3],
  alignItems: 'center',
  paddingBlock: space[3],
  '& + &': { borderBlockStart: `1px solid ${tone.hairline}` },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[2], alignItems: 'center' });
const Refusal = styled('p')({
  display: 'flex',
  gap: space[1],
  color: tone.pomegranateText,
  fontSize: font.caption,
  '& > svg': { flex: 'none', marginBlockStart: space[1] },
});

/** Every kind of document: how it stands, and what may be done with it. */
export function DocumentsCard() {
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.title}</CardTitle>
        <Caption>{words.help}</Caption>
        <QueryView
          query={useQuery(documentsQuery)}
          loading={<SkeletonRows count={5} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {({ items }) => (
            <Rows aria-label={words.list}>
              {items.map((document) => (
                <DocumentRow key={document.kind} document={document} />
              ))}
            </Rows>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

function DocumentRow({ document }: { readonly document: AccountDocument }) {
  const { kind, state, uploaded_at: at, valid_until: until, refusal } = document;
  return (
    <Row>
      <div>
        <Head>
          <strong>{words.kinds[kind]}</strong>
          <StatusChip {...LOOKS[state]}>{words.states[state]}</StatusChip>
        </Head>
        {at !== null && (
          <Caption>
            {words.uploadedAt} <When instant={at} />
            {until !== null && `، ${words.validUntil(toPersianDigits(jalaliTextOf(until)))}`}
          </Caption>
        )}
        {refusal !== null && (
          <Refusal>
            <Icon name="warning" size={16} />
            {refusal}
          </Refusal>
        )}
      </div>
      <Actions document={document} />
    </Row>
  );
}

/** To be printed, filled in and signed. */
function saveSample(kind: AccountDocument['kind']): void {
  const { name, html } = sampleForm(kind);
  saveBlob(new Blob([html], { type: 'text/html' }), name);
}

function Actions({ document }: { readonly document: AccountDocument }) {
  const mayEdit = useMay('account.edit');
  const [open, setOpen] = useState<'upload' | 'remove'>();
  const { show } = useToasts();
  const saving = useMutation({
    mutationFn: downloadDocument,
    onError: (error) => void show({ text: describeError(error), tone: 'danger' }),
  });
  const { kind, state, file_id: fileId } = document;
  const title = words.kinds[kind];
  const close = () => setOpen(undefined);
  return (
    <Stack row gap={2}>
      {fileId === null && hasSampleForm(kind) && (
        <Button variant="quiet" aria-label={words.sampleOf(title)} onClick={() => saveSample(kind)}>
          {words.sample}
        </Button>
      )}
      {fileId !== null && (
        <Button
          variant="quiet"
          busy={saving.isPending}
          aria-label={words.downloadOf(title)}
          onClick={() => saving.mutate(fileId)}
        >
          {words.download}
        </Button>
      )}
      {mayEdit && fileId !== null && state !== 'accepted' && state !== 'expired' && (
        <Button variant="quiet" aria-label={words.removeOf(title)} onClick={() => setOpen('remove')}>
          {words.remove}
        </Button>
      )}
      {mayEdit && (
        <Button
          icon="upload"
          aria-label={fileId === null ? words.uploadOf(title) : words.replaceOf(title)}
          onClick={() => setOpen('upload')}
        >
          {fileId === null ? words.upload : words.replace}
        </Button>
      )}
      {open === 'upload' && (
        <Suspense fallback={null}>
          <UploadDialog document={document} onClose={close} />
        </Suspense>
      )}
      {open === 'remove' && (
        <RemoveDialog
          title={words.removeOf(title)}
          confirmLabel={words.remove}
          remove={() => removeDocument(kind)}
          changes={[documentsQuery.queryKey]}
          sentence={words.removed}
          onClose={close}
        >
          <p>{words.removeSure(title)}</p>
        </RemoveDialog>
      )}
    </Stack>
  );
}
