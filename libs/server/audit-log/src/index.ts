export { AUDIT_LOG_ERRORS } from './audit-log.errors';
export { auditLogModule } from './audit-log.module';
export { isOfPanel, wordsOfAction } from './words/actions';
export { FACTS, UNTOLD } from './words/facts';
export { SUPPORT_GROUP } from './words/support-actions';
