/** Generated from openapi/ by `npm run gen`. Change the contract, not this file. */

import type { AuditLogOperations, AuditLogPaths, AuditLogSchemas } from './types/audit-log.gen';
import type { AuthOperations, AuthPaths, AuthSchemas } from './types/auth.gen';
import type { BanksOperations, BanksPaths, BanksSchemas } from './types/banks.gen';
import type {
  ColleaguesOperations,
  ColleaguesPaths,
  ColleaguesRequestBodies,
  ColleaguesSchemas,
} from './types/colleagues.gen';
import type { CommonHeaders, CommonParameters, CommonResponses, CommonSchemas } from './types/common.gen';
import type { ContactsOperations, ContactsPaths, ContactsSchemas } from './types/contacts.gen';
import type { DepositsOperations, DepositsPaths, DepositsSchemas } from './types/deposits.gen';
import type { DevelopersOperations, DevelopersPaths, DevelopersSchemas } from './types/developers.gen';
import type { DraftsOperations, DraftsPaths, DraftsSchemas } from './types/drafts.gen';
import type { FilesOperations, FilesPaths, FilesSchemas } from './types/files.gen';
import type { HomeOperations, HomePaths, HomeSchemas } from './types/home.gen';
import type { InboxOperations, InboxPaths, InboxSchemas } from './types/inbox.gen';
import type { JobsOperations, JobsPaths, JobsSchemas } from './types/jobs.gen';
import type { LinksOperations, LinksPaths, LinksSchemas } from './types/links.gen';
import type { LiveOperations, LivePaths, LiveSchemas } from './types/live.gen';
import type { OffersOperations, OffersPaths, OffersSchemas } from './types/offers.gen';
import type { PatternsOperations, PatternsPaths, PatternsSchemas } from './types/patterns.gen';
import type { PaymentsOperations, PaymentsPaths, PaymentsSchemas } from './types/payments.gen';
import type { PlansOperations, PlansPaths, PlansSchemas } from './types/plans.gen';
import type { PollsOperations, PollsPaths, PollsSchemas } from './types/polls.gen';
import type { ProfileOperations, ProfilePaths, ProfileSchemas } from './types/profile.gen';
import type { PublicOperations, PublicPaths, PublicSchemas } from './types/public.gen';
import type { ReadersOperations, ReadersPaths, ReadersSchemas } from './types/readers.gen';
import type { RecurringOperations, RecurringPaths, RecurringSchemas } from './types/recurring.gen';
import type { RegistrationOperations, RegistrationPaths, RegistrationSchemas } from './types/registration.gen';
import type { ReportsOperations, ReportsPaths, ReportsSchemas } from './types/reports.gen';
import type { SecretaryOperations, SecretaryPaths, SecretarySchemas } from './types/secretary.gen';
import type { SendOperations, SendPaths, SendSchemas } from './types/send.gen';
import type { SupportOperations, SupportPaths, SupportSchemas } from './types/support.gen';
import type { TariffsOperations, TariffsPaths, TariffsSchemas } from './types/tariffs.gen';
import type { WalletOperations, WalletPaths, WalletSchemas } from './types/wallet.gen';
import type { WebhooksOperations, WebhooksPaths, WebhooksSchemas } from './types/webhooks.gen';

export interface Schemas
  extends
    AuditLogSchemas,
    AuthSchemas,
    BanksSchemas,
    ColleaguesSchemas,
    CommonSchemas,
    ContactsSchemas,
    DepositsSchemas,
    DevelopersSchemas,
    DraftsSchemas,
    FilesSchemas,
    HomeSchemas,
    InboxSchemas,
    JobsSchemas,
    LinksSchemas,
    LiveSchemas,
    OffersSchemas,
    PatternsSchemas,
    PaymentsSchemas,
    PlansSchemas,
    PollsSchemas,
    ProfileSchemas,
    PublicSchemas,
    ReadersSchemas,
    RecurringSchemas,
    RegistrationSchemas,
    ReportsSchemas,
    SecretarySchemas,
    SendSchemas,
    SupportSchemas,
    TariffsSchemas,
    WalletSchemas,
    WebhooksSchemas {}

export interface Responses
  extends
    CommonResponses {}

export interface Parameters
  extends
    CommonParameters {}

export interface RequestBodies
  extends
    ColleaguesRequestBodies {}

export interface Headers
  extends
    CommonHeaders {}

export interface operations
  extends
    AuditLogOperations,
    AuthOperations,
    BanksOperations,
    ColleaguesOperations,
    ContactsOperations,
    DepositsOperations,
    DevelopersOperations,
    DraftsOperations,
    FilesOperations,
    HomeOperations,
    InboxOperations,
    JobsOperations,
    LinksOperations,
    LiveOperations,
    OffersOperations,
    PatternsOperations,
    PaymentsOperations,
    PlansOperations,
    PollsOperations,
    ProfileOperations,
    PublicOperations,
    ReadersOperations,
    RecurringOperations,
    RegistrationOperations,
    ReportsOperations,
    SecretaryOperations,
    SendOperations,
    SupportOperations,
    TariffsOperations,
    WalletOperations,
    WebhooksOperations {}

export interface paths
  extends
    AuditLogPaths,
    AuthPaths,
    BanksPaths,
    ColleaguesPaths,
    ContactsPaths,
    DepositsPaths,
    DevelopersPaths,
    DraftsPaths,
    FilesPaths,
    HomePaths,
    InboxPaths,
    JobsPaths,
    LinksPaths,
    LivePaths,
    OffersPaths,
    PatternsPaths,
    PaymentsPaths,
    PlansPaths,
    PollsPaths,
    ProfilePaths,
    PublicPaths,
    ReadersPaths,
    RecurringPaths,
    RegistrationPaths,
    ReportsPaths,
    SecretaryPaths,
    SendPaths,
    SupportPaths,
    TariffsPaths,
    WalletPaths,
    WebhooksPaths {}

export interface components {
  schemas: Schemas;
  responses: Responses;
  parameters: Parameters;
  requestBodies: RequestBodies;
  headers: Headers;
}
