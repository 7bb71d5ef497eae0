export { alertMessages } from './balance-alert/balance-alert-messages';
export { balanceAlertQuery, type BalanceAlert } from './balance-alert/balance-alert-queries';
export { AlertDialog } from './balance-alert/alert-dialogs';
export { DetailView } from './detail/detail-view';
export { DraftDialog, DraftGroupDialog, DraftPicker } from './drafts/draft-dialogs';
export type { OpenedForDialog } from './drafts/draft-dialog';
export { DraftChip } from './drafts/draft-chip';
export { DRAFT_KEY } from './drafts/draft-key';
export { composePath, type DraftSettings } from './drafts/draft-settings';
export { useTextPrice, type TextPrice } from './drafts/use-text-price';
export {
  DRAFT_CHANGES,
  DRAFT_GROUPS_KEY,
  DRAFTS_KEY,
  draftGroupsQuery,
  draftsQuery,
  type Draft,
  type DraftFilters,
  type DraftGroup,
} from './drafts/drafts-queries';
export { contractNumber, contractText, type NumberLimits, type TextLimits } from './form/contract-field';
export { FormDialog } from './form/form-dialog';
export type { FieldMap } from './form/server-errors';
export { ShownOnceDialog } from './form/shown-once-dialog';
export { SwitchCard } from './form/switch-card';
export { useServerForm, type ServerFormState } from './form/use-server-form';
export { useUnsavedGuard } from './form/use-unsaved-guard';
export { hiddenTextWords } from './hidden-texts/hidden-text-words';
export { HiddenTextsNote, MessageText } from './hidden-texts/message-text';
export { ListScreen } from './list/list-screen';
export type {
  BulkAction,
  BulkChoice,
  BulkQuestion,
  BulkTarget,
  BulkWork,
  ChoosingBulkAction,
  ListConfig,
  ListRequest,
  ListState,
} from './list/list-types';
export type { ListExport } from './list/export-button';
export { RowButton } from './list/row-button';
export { RowLink } from './list/row-link';
export { useListScreen } from './list/use-list-screen';
export { useMayExport } from './list/use-may-export';
export { OwnFileButton } from './own-files/own-file-button';
export { PageNav } from './nav/page-nav';
export { ContactsPicker, type ContactChoice } from './pickers/contacts-picker';
export { SegmentPicker } from './pickers/segment-picker';
export { DataManyPicker, DataPicker } from './pickers/data-picker';
export { LinePicker } from './pickers/line-picker';
export { linesQuery } from './pickers/lines-query';
export { PhonebookPicker } from './pickers/one-phonebook-picker';
export { PhonebooksPicker } from './pickers/phonebook-picker';
export { phonebookChoicesQuery } from './pickers/phonebooks-query';
export { pagesOf } from './pickers/pages-of';
export { allOf, type PickerItems, type PickerSource } from './pickers/picker-source';
export type { PickerCreate } from './pickers/use-picker';
export { RemoveDialog } from './remove/remove-dialog';
export { useUndoable, type UndoableWork } from './undo/use-undoable';
