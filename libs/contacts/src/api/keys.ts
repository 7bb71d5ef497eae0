/** The first words of the cache keys of this library: what a change makes old. */
export const CONTACTS_KEY = ['contacts'] as const;
/** Also that of the choices in shared/screens. */
export const PHONEBOOKS_KEY = ['phonebooks'] as const;
export const SUPPRESSED_KEY = ['suppressed'] as const;

/** A contact that comes, goes or moves is counted by its phonebooks. */
export const CONTACT_CHANGES = [CONTACTS_KEY, PHONEBOOKS_KEY] as const;
/** A number that is left out is marked on its contact, and is not reached in its phonebooks. */
export const SUPPRESSED_CHANGES = [SUPPRESSED_KEY, CONTACTS_KEY, PHONEBOOKS_KEY] as const;
export const TAGS_KEY = ['tags'] as const;
export const PROPERTIES_KEY = ['properties'] as const;

/** A tag stands on each contact that carries it. */
export const TAG_CHANGES = [TAGS_KEY, CONTACTS_KEY] as const;
/** So does the value of a property. */
export const PROPERTY_CHANGES = [PROPERTIES_KEY, CONTACTS_KEY] as const;
export const SEGMENTS_KEY = ['segments'] as const;
