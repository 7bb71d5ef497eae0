import { lazy } from 'react';

/** The dialog for a pasted list, before it is needed: a pasted thousand must find it there. A failure shows when it opens. */
export const loadPasteDialog = () => import('./paste-numbers-dialog');

/** Few people open the dialogs of the phone-number field; their code is loaded for those. */
export const PasteNumbersDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await loadPasteDialog()).PasteNumbersDialog,
}));
export const AllNumbersDialog = /* @__PURE__ */ lazy(async () => ({
  default: (await import('./all-numbers-dialog')).AllNumbersDialog,
}));
