/** The part of Jest's `--json` that is read here. */
export interface JestReport {
  testResults: {
    name: string;
    /** Why the file did not run at all. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[]; failureDetails?: unknown[] }[];
  }[];
}

export type Verdict =
  | { is: 'found'; by: string }
  | { is: 'survived' }
  /** The tests did not run, or fell over without having said that something is wrong: that shows nothing. */
  | { is: 'broken'; why: string };

interface FailureDetail {
  matcherResult?: unknown;
}

/** Whether a test said so itself, by an `expect` or by a property; not a missing name, nor a limit of time. */
function isAssertion({
  failureMessages,
  failureDetails = [],
}: JestReport['testResults'][number]['assertionResults'][number]) {
  return (
    failureDetails.some((detail) => (detail as FailureDetail | null)?.matcherResult !== undefined) ||
    failureMessages.some((message) => /expect\(|Property failed after/.test(message))
  );
}

const firstLine = (text: string) => text.trim().split('\n', 1)[0] ?? '';

/** What a run of the tests with a weakness in the source says about it. */
export function judge(report: JestReport): Verdict {
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = results.filter(({ status }) => status === 'failed');
  const assertion = failed.find(isAssertion);
  if (assertion) return { is: 'found', by: assertion.fullName };
  const [other] = failed;
  if (other) return { is: 'broken', why: `${other.fullName}: ${firstLine(other.failureMessages[0] ?? '')}` };
  if (results.length === 0) return { is: 'broken', why: firstLine(report.testResults[0]?.message ?? 'no test ran') };
  const unread = report.testResults.find(({ assertionResults }) => assertionResults.length === 0);
  return unread ? { is: 'broken', why: firstLine(unread.message) } : { is: 'survived' };
}
