import { accountJobsModule } from '@peyk/server-account-jobs';
import { audienceModule, loadOperatorResolver } from '@peyk/server-audience';
import { archiveModule } from '@peyk/server-archive';
import type { ArchiveSetting } from '@peyk/server-archive';
import { auditModule } from '@peyk/server-audit';
import { auditLogModule } from '@peyk/server-audit-log';
import { authModule } from '@peyk/server-auth';
import type { AuthModuleDependencies } from '@peyk/server-auth';
import { banksModule } from '@peyk/server-banks';
import { colleaguesModule } from '@peyk/server-colleagues';
import { contactsModule } from '@peyk/server-contacts';
import { depositsModule } from '@peyk/server-deposits';
import { deskModule } from '@peyk/server-desk';
import { developersModule } from '@peyk/server-developers';
import { draftsModule } from '@peyk/server-drafts';
import { ippanelModule } from '@peyk/server-facades-ippanel';
import { kavenegarModule } from '@peyk/server-facades-kavenegar';
import { payamakModule } from '@peyk/server-facades-payamak';
import { smsirModule } from '@peyk/server-facades-smsir';
import { filesModule } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { homeModule } from '@peyk/server-home';
import type { HomeDependencies } from '@peyk/server-home';
import { HTTP_RETENTION } from '@peyk/server-http';
import { inboxModule } from '@peyk/server-inbox';
import { ledgerModule } from '@peyk/server-ledger';
import { linksModule } from '@peyk/server-links';
import type { LinkCodes } from '@peyk/server-links';
import { liveModule } from '@peyk/server-live';
import { allOf } from '@peyk/server-module';
import type { ServerModule } from '@peyk/server-module';
import { offersModule } from '@peyk/server-offers';
import { patternsModule } from '@peyk/server-patterns';
import { paymentsModule } from '@peyk/server-payments';
import type { PaymentsDependencies } from '@peyk/server-payments';
import { plansModule } from '@peyk/server-plans';
import { profileModule } from '@peyk/server-profile';
import { reportsModule } from '@peyk/server-reports';
import { secretaryModule } from '@peyk/server-secretary';
import { sendModule } from '@peyk/server-send';
import { senderModule } from '@peyk/server-sender';
import { supportModule } from '@peyk/server-support';
import type { AnswerPorts } from '@peyk/server-support';
import { walletModule } from '@peyk/server-wallet';
import { STRICT_OUTGOING_RULES, webhooksModule } from '@peyk/server-webhooks';
import type { OutgoingRules } from '@peyk/server-webhooks';
import { accountFacts } from './start/account-facts';
import { phonebookUploads } from './start/phonebook-uploads';

/** What the settings of the installation decide. */
export interface ModulePorts {
  auth: AuthModuleDependencies;
  home: HomeDependencies;
  files: Files;
  /** Where people open the panel; in the messages that invite colleagues. */
  panelUrl?: string | undefined;
  /** Without it no money comes through a gateway. */
  payments?: PaymentsDependencies | undefined;
  linkCodes: LinkCodes;
  /** The language model of first answers to tickets. */
  assistant?: AnswerPorts['model'];
  /** What stands before the codes of short links. */
  shortLinksUrl?: string | undefined;
  /** Where events may be sent; only to the public Internet unless it says more. */
  webhookRules?: OutgoingRules | undefined;
  /** From which age on the recipients of sends are put into files; without it only by a command. */
  archive?: ArchiveSetting | undefined;
  /** Host names that lead to a façade. */
  facadeHosts?: ReadonlyMap<string, string> | undefined;
}

const NO_GATEWAY: PaymentsDependencies = { gateways: [], origins: [] };

/**
 * The list of domains; adding one is a line here. What one needs of another (codes by SMS) comes as a port. Making a module does
 * nothing, it only holds what it was given. An operation without a handler does not compile, nor does the API start with one.
 * The demo is filled in this order: lines come before the packages that name them.
 */
export function createModules({
  auth,
  home,
  files,
  panelUrl,
  payments = NO_GATEWAY,
  linkCodes,
  shortLinksUrl,
  assistant,
  webhookRules = STRICT_OUTGOING_RULES,
  archive,
  facadeHosts,
}: ModulePorts) {
  const facades = [kavenegarModule(), smsirModule(), payamakModule(), ippanelModule()] as const;
  const domains = [
    { name: 'http', retention: HTTP_RETENTION },
    ledgerModule(),
    walletModule({ tellBySms: auth.sendCode, files }),
    sendModule({ shortLinksUrl: shortLinksUrl ?? null, tellBySms: auth.sendCode }),
    authModule(auth),
    colleaguesModule({ sendCode: auth.sendCode, panelUrl }),
    audienceModule(),
    banksModule(),
    contactsModule({ loadOperators: loadOperatorResolver, uploads: phonebookUploads, files }),
    depositsModule({ files }),
    offersModule(),
    plansModule(),
    paymentsModule({ ...payments, tellBySms: auth.sendCode }),
    profileModule({ files, seal: auth.seal }),
    draftsModule(),
    inboxModule({ files }),
    senderModule(),
    archiveModule(archive),
    linksModule({ codes: linkCodes }),
    reportsModule({ files }),
    liveModule(),
    homeModule(home),
    auditModule(),
    auditLogModule({ files }),
    filesModule(files),
    supportModule({ files, answers: { factsOf: accountFacts, model: assistant } }),
    patternsModule(),
    secretaryModule({ files, tellBySms: auth.sendCode }),
    deskModule({ seal: auth.seal }),
    developersModule({ ...auth, facades: facades.map(({ offer }) => offer), facadeHosts }),
    ...facades,
    webhooksModule({ seal: auth.seal, tellBySms: auth.sendCode, rules: webhookRules }),
  ] as const satisfies readonly ServerModule[];
  return [
    ...domains,
    // What the others give for people to wait for.
    accountJobsModule(allOf(domains, 'jobs')),
  ] as const;
}

export type Modules = ReturnType<typeof createModules>;
