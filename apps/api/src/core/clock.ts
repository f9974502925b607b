/** Returns the current time; passed as an argument so that tests can set the date. */
export type Clock = () => Date;
