import { fieldAboutOf } from './field-abouts';
import { aboutOf } from './operation-abouts';
import { NOUNS, titleOf } from './operation-titles';
import type { GivenOperation, Operation } from './reference';
import given from './reference.gen.json';

function told(operation: GivenOperation): Operation {
  const { name, fields } = operation;
  const noun = name.split('.')[0] ?? '';
  return {
    ...operation,
    title: titleOf(name) ?? name,
    group: NOUNS[noun] ?? noun,
    about: aboutOf(name) ?? '',
    fields: fields.map((field) => ({ ...field, about: fieldAboutOf(name, field.name) })),
  };
}

/** Everything that a key may call, with its words. Only ever loaded lazily: it is larger than the page. */
// Generated in the form of `GivenOperation`; the compiler sees a union of two hundred shapes.
export const OPERATIONS: readonly Operation[] = (given as unknown as readonly GivenOperation[]).map(told);
