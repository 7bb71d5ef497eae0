import type { ContractDocument } from '../contract/contract';
import { compileChanges } from './schema-changes';
import type { Change, MarkedSchema, Marks } from './schema-changes';

interface RawOperation {
  operationId: string;
  requestBody?: { content?: { 'application/json'?: { schema?: MarkedSchema } } };
  responses?: Record<string, { content?: { 'application/json'?: { schema?: MarkedSchema } } }>;
}

function operationsOf(document: ContractDocument): Map<string, RawOperation> {
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods) as RawOperation[]);
  return new Map(all.map((operation) => [operation.operationId, operation]));
}

const sameAsItWas: Change = (value) => value;

/** What marks do to the body of a request, and to an answer with its envelope. */
export interface OperationChanges {
  ask: Change;
  answer: Change;
}

/** Compiles what an operation needs when the first such caller comes: all others pay nothing. */
export function compileOperations(
  document: ContractDocument,
  marks: { ask: Marks; answer: Marks },
): (operationId: string) => OperationChanges {
  const raw = operationsOf(document);
  const answerOf = compileChanges(document, marks.answer);
  const askOf = compileChanges(document, marks.ask);
  const compiled = new Map<string, OperationChanges>();
  return (operationId) => {
    const known = compiled.get(operationId);
    if (known) return known;
    const { requestBody, responses } = raw.get(operationId) ?? {};
    const question = requestBody?.content?.['application/json']?.schema;
    const answer = responses?.['200']?.content?.['application/json']?.schema;
    const made = {
      ask: (question && askOf(question)) ?? sameAsItWas,
      answer: (answer && answerOf(answer)) ?? sameAsItWas,
    };
    compiled.set(operationId, made);
    return made;
  };
}
