import type { Handlers } from '@peyk/server-http';
import { checkBusinessNeed, setUpBusiness } from '../business/business.service';
import type { RelyingParty } from '../passkeys/relying-party';
import type { CodePorts } from '../codes/issue-code.service';
import { correctIdentity } from '../identity/check-identity.service';
import type { Seal } from '@peyk/server-seal';
import type { IdentityRegistry } from '../identity/identity-registry';
import { offerActivityDomains, offerPackages, offerRoles } from './choices.service';
import { confirmRegistration } from './confirm-registration.service';
import { checkUsername, register } from './register.service';
import { currentTerms } from './terms';

export interface RegistrationDependencies extends CodePorts {
  /** Seals and opens what must not be read in the database. */
  seal: Seal;
  /** Without it there are no passkeys. */
  relyingParty?: RelyingParty | null;
  registration: {
    /** Whether people may make an account by themselves. */
    isOpen: boolean;
    /** Who says that mobile, national id and birth date belong together. */
    registry: IdentityRegistry;
  };
}

export type RegistrationOperation =
  | 'checkUsername'
  | 'listPackages'
  | 'listRoles'
  | 'listActivityDomains'
  | 'getTerms'
  | 'register'
  | 'confirmRegistration'
  | 'correctIdentity'
  | 'checkBusinessNeed'
  | 'setUpBusiness';

export function createRegistrationHandlers({
  registration: { isOpen, registry },
  ...ports
}: RegistrationDependencies): Handlers<RegistrationOperation> {
  return {
    checkUsername: async (context, { body }) => ({
      data: await checkUsername(context, body.username),
      message: 'این نام کاربری آزاد است.',
    }),
    listPackages: async (context) => ({ data: await offerPackages(context) }),
    listRoles: async (context, { query }) => ({ data: await offerRoles(context, query.reseller_id) }),
    listActivityDomains: async (context) => ({ data: await offerActivityDomains(context) }),
    getTerms: async (context) => ({ data: await currentTerms(context.db) }),
    register: async (context, { body }) => ({
      data: await register(context, { ...ports, isOpen }, body),
      message: 'کد ثبت‌نام پیامک شد.',
    }),
    confirmRegistration: async (context, { body }) => ({
      data: await confirmRegistration(context, { pepper: ports.pepper, seal: ports.seal, registry }, body),
      message: 'حساب شما ساخته شد. خوش آمدید.',
    }),
    correctIdentity: async (context, { body }) => ({
      data: await correctIdentity(context, { registry, seal: ports.seal }, body),
    }),
    checkBusinessNeed: async (context) => ({ data: await checkBusinessNeed(context) }),
    setUpBusiness: async (context, { body }) => ({
      data: await setUpBusiness(context, body),
      message: 'مشخصات کسب‌وکار ثبت شد.',
    }),
  };
}
