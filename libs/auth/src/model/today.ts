/** The Gregorian day by this browser's clock, `YYYY-MM-DD`: enough to refuse tomorrow; the server has the last word. */
export const today = (): string => new Date().toISOString().slice(0, 10);
