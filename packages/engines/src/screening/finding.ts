/** Confidence of a detection; `doubtful` may be harmless. */
export type Finding = 'sure' | 'doubtful' | null;
