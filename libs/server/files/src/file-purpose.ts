import type { Permission } from '@peyk/shared-contract';
import type { FileType } from './content/find-type';

/** A rule that files are kept by; a constant of the domain that gives or makes them. */
export interface FilePurpose {
  /** `contact.import_refused`. Rows outlive versions: a name keeps its meaning. */
  name: string;
  /** What a member needs to download it. */
  permission: Permission;
  maxBytes: number;
  types: readonly FileType[];
  keptMs: number;
  /** A row of its domain refers to it: until `keepFile` it is kept for a day only, so what nothing came to refer to goes by itself. */
  isKeptByRow?: boolean;
  /** Pictures of people are made anew; what we made ourselves need not be. */
  encodesImages: boolean;
}

/** Types a purpose. */
export const defineFilePurpose = (purpose: FilePurpose): FilePurpose => purpose;
