import { describeError } from '@peyk/shared-api-client';
import { bindField, bindValue, focusFirstError } from '@peyk/shared-ui';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useFormik, type FormikValues } from 'formik';
import { useCallback, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { ObjectSchema, AnyObject } from 'yup';
import { sortErrors, type FieldMap } from './server-errors';
import { createUnreadDates } from './unread-dates';

interface ServerFormConfig<Values extends FormikValues, Answer> {
  readonly initialValues: Values;
  /** Its limits come from the contract: see `contractText`. It also cleans what is sent. */
  readonly schema: ObjectSchema<AnyObject>;
  /** Asks the server. It gets the values as the schema has cleaned them. */
  readonly submit: (values: Values) => Promise<Answer>;
  /** The contract's name of a field, where the form has another one for it. */
  readonly fields?: FieldMap<keyof Values & string>;
  /** The cache keys that a success makes old. */
  readonly changes?: readonly QueryKey[];
  readonly onDone?: (answer: Answer) => void;
  /** After a success and after a refusal: what is shown of the thing may be old in both cases. */
  readonly onSettled?: () => unknown;
}

/**
 * A form whose answer comes from the server: Formik for what is typed, yup for the contract's limits, and the server's own sentences at
 * the fields that they are about, until those are changed. After a failure the keyboard stands on the first wrong field.
 */
export function useServerForm<Values extends FormikValues, Answer>(config: ServerFormConfig<Values, Answer>) {
  const { initialValues, schema, submit, fields = {}, changes = [], onDone, onSettled } = config;
  const client = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  // One frame later the marks are drawn.
  const lead = useCallback(() => requestAnimationFrame(() => focusFirstError(ref.current)), []);
  /** Known before it is drawn: what follows a success may lead to another page at once. */
  const saved = useRef(false);
  /** From the press to the answer, and not only once it is drawn: the second press of a quick hand comes before that. */
  const busy = useRef(false);
  const [unread] = useState(createUnreadDates<keyof Values & string>);
  const saving = useMutation({
    mutationFn: (values: Values) => submit(values),
    onMutate: () => void (saved.current = false),
    onSuccess: (answer) => {
      saved.current = true;
      for (const queryKey of changes) void client.invalidateQueries({ queryKey });
      onDone?.(answer);
    },
    onError: () => lead(),
    onSettled: () => void onSettled?.(),
  });
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    validate: unread.problems,
    // Formik's promise ends with the answer. What a refusal leads to stands above.
    onSubmit: (values) => saving.mutateAsync(cleaned(schema, values)).catch(() => undefined),
  });
  const names = Object.keys(initialValues) as (keyof Values & string)[];
  const refused = saving.isError ? sortErrors(saving.error, names, fields) : NOTHING_REFUSED;
  /** A sentence is about what was sent: it goes as soon as the field holds something else. */
  const refusedAt = (name: keyof Values & string) =>
    sameText(saving.variables?.[name], cleaned(schema, form.values)[name])
      ? (refused.fields as Partial<Record<string, string>>)[name]
      : undefined;
  const at = <Field extends { readonly error: string | undefined }>(name: keyof Values & string, field: Field) => ({
    ...field,
    error: field.error ?? refusedAt(name),
  });
  const bind = <Name extends keyof Values & string>(name: Name) => at(name, bindField<Values, Name>(form, name));
  return {
    form,
    /** For the form element: `<form ref={…} onSubmit={…} noValidate>`. */
    ref,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      // A dialog is drawn inside the form around it for React, and that one must not hear of it.
      event.stopPropagation();
      if (busy.current) return;
      busy.current = true;
      unread.press();
      void form
        .submitForm()
        .then(lead)
        .finally(() => (busy.current = false));
    },
    /** Ties a text field. */
    bind,
    /** Ties a date: what was typed and is none stops the press, once. */
    bindDate: <Name extends keyof Values & string>(name: Name) => ({
      ...bind(name),
      onUnread: (text: string) => {
        if (unread.note(name, text)) void form.validateForm();
      },
    }),
    /** Ties a field whose value is no text. */
    bindValue: <Name extends keyof Values & string>(name: Name) => at(name, bindValue<Values, Name>(form, name)),
    isBusy: saving.isPending,
    isDone: saving.isSuccess,
    isDirty: form.dirty && !saving.isSuccess,
    /** Whether the last answer was a success, at the moment of asking. */
    isSaved: () => saved.current,
    /** What went wrong and stands at no field. */
    problem: saving.isError && !refused.isComplete ? describeError(saving.error) : undefined,
    /** The refusal has been dealt with: it is shown no more. */
    forget: saving.reset,
  };
}

const NOTHING_REFUSED = { fields: {}, isComplete: true };

/** As the schema cleans it; a value that it cannot read stays as it was typed, and is refused when it is sent. */
function cleaned<Values extends FormikValues>(schema: ObjectSchema<AnyObject>, values: Values): Values {
  return { ...values, ...(schema.cast(values, { assert: false }) as Partial<Values>) };
}

function sameText(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The answer of {@link useServerForm}, as `FormDialog` takes it. */
export interface ServerFormState {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly isBusy: boolean;
  readonly isDirty: boolean;
  readonly isSaved?: () => boolean;
  readonly problem: string | undefined;
}
