/** Whether this process has every right: then it may install packages, and Chromium's sandbox refuses to start. */
export const isRoot: boolean = process.getuid?.() === 0;
