/** How sure it is that a text holds what it must not: `doubtful` may be something honest. */
export type Finding = 'sure' | 'doubtful' | null;
