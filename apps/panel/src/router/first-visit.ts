import type { Location } from 'react-router';

/** The router's name for the first page of a visit. */
const FIRST_KEY = 'default';

/** Whether the visit began with this page: one step back would lead nowhere, or out of the panel. */
export const isFirstOfVisit = ({ key }: Location): boolean => key === FIRST_KEY;
