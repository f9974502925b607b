/** Tells the time; rules take it as an argument, so that a test decides what day it is. */
export type Clock = () => Date;
