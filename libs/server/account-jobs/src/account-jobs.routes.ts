import { requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { presentJob } from './account-jobs.presenter';
import type { Viewer } from './account-jobs.repository';
import { cancelJob, dismissJob, listJobsOf, requireJob } from './account-jobs.service';
import type { AnyJob } from './define-job';

type Operation = 'listJobs' | 'getJob' | 'cancelJob' | 'dismissJob';

/** The owner sees all jobs of the account, a member those whose permission the role holds. */
function viewerOf(context: RequestContext): Viewer {
  const { accountId } = requireAccount(context);
  const { rights } = context;
  if (!rights) throw new Error('an account without rights');
  return { accountId, permissions: rights.isOwner ? 'all' : [...rights.permissions] };
}

/** The operations of `openapi/paths/jobs.yaml`. @param definitions all kinds of job of this installation */
export function createAccountJobsHandlers(definitions: readonly AnyJob[]): Handlers<Operation> {
  return {
    listJobs: async (context) => ({ data: { items: (await listJobsOf(context, viewerOf(context))).map(presentJob) } }),
    getJob: async (context, { query }) => ({
      data: presentJob(await requireJob(context, viewerOf(context), BigInt(query.job_id))),
    }),
    cancelJob: async (context, { body }) => {
      const wanted = { viewer: viewerOf(context), id: BigInt(body.job_id) };
      return { data: presentJob(await cancelJob(context, definitions, wanted)) };
    },
    dismissJob: async (context, { body }) => {
      await dismissJob(context, viewerOf(context), BigInt(body.job_id));
      return { data: null };
    },
  };
}
