import type { OperationId, Permission } from '@peyk/shared-contract';

/** Each object says which permission it needs; without it there is no such thing. Here the permission of what GOOD_CALLS makes. */
export const BY_OBJECT: Readonly<Partial<Record<OperationId, { permission: Permission; refusal: string }>>> = {
  getJob: { permission: 'contact.edit', refusal: '404-110' },
  cancelJob: { permission: 'contact.edit', refusal: '404-110' },
  downloadFile: { permission: 'contact.edit', refusal: '404-140' },
  dismissJob: { permission: 'contact.edit', refusal: '404-110' },
};
