import { describeError } from '@peyk/shared-api-client';
import { limits } from '@peyk/shared-contract';
import { fillPath } from '@peyk/shared-module';
import { contractText, useServerForm } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { Button, Card, Notice, SelectBox, Stack, TextArea, TextField, size, useToasts } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { array, object, string } from 'yup';
import { createTicket } from '../../api/change-ticket';
import { TICKETS_KEY } from '../../api/keys';
import { categoriesQuery } from '../../api/list-categories';
import { AttachmentsField, attached, type Attachment } from '../../components/attachments-field';
import { messages } from '../../messages';
import { useKeyOf } from '../../model/use-key-of';
import { SUPPORT_PATHS } from '../../support-paths';
import { Suggestions } from './suggestions';

const words = messages.creating;
const LIMITS = limits.openTicketLimits;
const schema = object({
  category: string().required(words.noCategory),
  sub_category: string().required(words.noSubCategory),
  subject: contractText(LIMITS.subject, { label: words.subject }),
  text: contractText(LIMITS.text, { label: words.text }),
  attachments: array(),
});
const EMPTY = { category: '', sub_category: '', subject: '', text: '', attachments: [] as readonly Attachment[] };

/** Asks support something: what it is about, a line that tells it apart, and the whole of it. */
export default function CreateTicketScreen() {
  usePage({ title: messages.create, backTo: SUPPORT_PATHS.list });
  const { ref, onSubmit, form, bind, bindValue, problem, isBusy } = useTicketForm();
  const categories = useQuery(categoriesQuery());
  const all = categories.data ?? [];
  const parts = all.find(({ key }) => key === form.values.category)?.sub_categories ?? [];
  const category = bind('category');
  return (
    <Card style={{ maxInlineSize: size.form, marginInline: 'auto' }}>
      <form ref={ref} onSubmit={onSubmit} noValidate>
        <Stack gap={4}>
          <SelectBox
            {...category}
            onChange={(value) => {
              // A part of another category would be refused.
              void form.setFieldValue('sub_category', '');
              category.onChange(value);
            }}
            label={words.category}
            options={all.map(({ key, title }) => ({ value: key, label: title }))}
            loading={categories.isPending}
            failure={categories.isError ? describeError(categories.error) : undefined}
            onRetry={() => void categories.refetch()}
            required
          />
          <SelectBox
            {...bind('sub_category')}
            label={words.subCategory}
            options={parts.map(({ key, title }) => ({ value: key, label: title }))}
            disabled={parts.length === 0}
            required
          />
          <TextField
            {...bind('subject')}
            label={words.subject}
            hint={words.subjectHint}
            maxLength={LIMITS.subject.maxLength}
            required
          />
          <TextArea
            {...bind('text')}
            label={words.text}
            hint={words.textHint}
            maxLength={LIMITS.text.maxLength}
            required
          />
          <Suggestions written={`${form.values.subject} ${form.values.text}`} />
          <AttachmentsField {...bindValue('attachments')} />
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Button type="submit" variant="primary" icon="send" busy={isBusy}>
            {words.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function useTicketForm() {
  const navigate = useNavigate();
  const { show } = useToasts();
  const keyOf = useKeyOf();
  return useServerForm({
    initialValues: EMPTY,
    schema,
    submit: ({ attachments, ...values }) => {
      const asked = { ...values, ...attached(attachments) };
      return createTicket(asked, keyOf(asked));
    },
    fields: { attachments: 'file_ids' },
    changes: [TICKETS_KEY],
    onDone: ({ id }) => {
      show({ text: words.done });
      void navigate(fillPath(SUPPORT_PATHS.one, { id }));
    },
  });
}
