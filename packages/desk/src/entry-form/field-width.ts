import type { DeskField } from '@dopahiya/domain/desk';

const wideKinds: ReadonlySet<string> = new Set(['list', 'pairs', 'markdown', 'text', 'lines', 'photo', 'choices']);

/** Checks whether a field takes the whole width. */
export const isWide = ({ kind }: DeskField): boolean => wideKinds.has(kind);
