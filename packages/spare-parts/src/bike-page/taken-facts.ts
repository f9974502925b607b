import type { TakenFact } from '@dopahiya/domain/parts';
import { formatNumber } from '@dopahiya/domain/site';
import * as texts from '#texts/taken-card';

/** A fact as the card shows it. */
export interface KnownFact {
  label: string;
  value: string;
  source: string;
}

const labels = new Map(Object.entries(texts.labels));

/** Returns the facts that are known and have a label here, in API order. */
export function knownFacts(takes: readonly TakenFact[]): KnownFact[] {
  return takes.flatMap(({ field, value, source }) => {
    const label = labels.get(field);
    if (label === undefined || value === null) return [];
    return [{ label, value: writtenAs(field, value), source: sourceName(source) }];
  });
}

const writtenAs = (field: string, value: number | string): string =>
  typeof value === 'string' ? value : (texts.quantities[field] ?? formatNumber)(value);

const sourceName = (source: TakenFact['source']): string => {
  if (!source) return texts.noSource;
  return source.year === null ? source.title : texts.sourceOfYear(source.title, source.year);
};

/** Returns each source once, with the names of its facts if there are several sources. */
export function sourceNotes(facts: readonly KnownFact[]): string[] {
  const sources = [...new Set(facts.map(({ source }) => source))];
  const labelsOf = (wanted: string) => facts.flatMap(({ label, source }) => (source === wanted ? label : []));
  return sources.map((source) =>
    sources.length === 1 ? texts.sourceIs(source) : texts.sourceOfFacts(source, labelsOf(source).join(', ')),
  );
}

/** Returns the labels of facts unknown for the bike. */
export const unknownLabels = (takes: readonly TakenFact[]): string[] =>
  takes.flatMap(({ field, value }) => (value === null ? (labels.get(field) ?? []) : []));

/** Returns the card as plain text. */
export function takenText(bike: string, takes: readonly TakenFact[]): string {
  const facts = knownFacts(takes);
  const missing = unknownLabels(takes);
  return [
    texts.known(bike),
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    '',
    ...sourceNotes(facts),
    ...(missing.length > 0 ? [texts.unknown(missing.join(', '))] : []),
    texts.neverKnown,
    '',
  ].join('\n');
}
