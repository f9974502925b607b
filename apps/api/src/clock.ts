/** Tells the time; rules take it as an argument, so that a test decides what day it is. */
export type Clock = () => Date;

const indianDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The date in India at a moment, as '2026-06-14'. */
export function dateInIndia(moment: Date): string {
  return indianDay.format(moment);
}
