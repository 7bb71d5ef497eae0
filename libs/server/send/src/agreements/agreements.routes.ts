import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { selectAgreements } from './agreements.repository';
import type { Agreement } from './agreements.repository';
import { acceptAgreement } from './agreements.service';

function presentAgreement({ id, lineNumber, title, body, acceptedAt }: Agreement): components['schemas']['Agreement'] {
  return { id: String(id), number: lineNumber, title, body, accepted_at: acceptedAt?.toISOString() ?? null };
}

/** The operations of `openapi/paths/send.yaml` about what lines ask for. */
export function createAgreementHandlers(): Handlers<'listAgreements' | 'assignAgreement'> {
  return {
    listAgreements: async (context) => {
      const agreements = await selectAgreements(context.db, requireAccount(context).accountId);
      return { data: { items: agreements.map(presentAgreement) } };
    },
    assignAgreement: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const agreementId = BigInt(body.agreement_id);
      const agreement = await acceptAgreement(context, { accountId, ...authorOf(context), agreementId });
      return { data: presentAgreement(agreement), message: 'توافق‌نامه پذیرفته شد.' };
    },
  };
}
