import headings from './headings.json' with { type: 'json' };
import { sideTopic, withoutFillers } from './label-parts.ts';
import labels from './labels.json' with { type: 'json' };
import { type Unit, unitNamed } from './units.ts';
import { valueWords } from './value-words.ts';

/** A label of a sheet: what it names, and what else it says about the value. */
export interface Label {
  /** Field, or group of fields that one value states. */
  topic: string;
  unit: Unit | undefined;
  /** Whether the label also names the unit of engine speed: 'Max. power (PS/rpm)'. */
  hasTurns?: boolean;
  /** The label in lower case. */
  text: string;
  /** Why the value of this label can't be read, if it can't: 'Range (Eco mode)'. */
  fault: 'other-words' | 'part-charge' | null;
}

/** Part of a sheet, named by its heading; null if none is named. */
export type Section = string | null;

const footnotes = /[*†‡#^§]+/gu;

/** Returns words in the form of the tables: without nukta, footnote marks and punctuation. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('\u093C', '')
    .replaceAll(footnotes, ' ')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}%]+/gu, ' ')
    .trim();

const sections = new Map(headings.rows.map(([words = '', section = '']) => [plainWords(words), section]));

/** Returns the part of a sheet that a heading names; undefined if it is no heading. */
export const sectionNamed = (text: string): string | undefined =>
  sections.get(plainWords(text).replace(/^[a-z\d] (?=\p{L})/u, ''));

const topics = new Map(
  labels.rows.map(([words = '', topic = '', , kind]) => [plainWords(words), { topic, isGeneric: kind === 'generic' }]),
);

/** Maximum length of a label in characters. */
const MAX_LABEL_LENGTH = 80;

/** Sections in which 'weight' or 'height' is that of the vehicle. */
const ofVehicle: ReadonlySet<Section> = new Set([null, 'open', 'engine', 'transmission']);

/** Returns what a label names in its part of the sheet; null if it is unknown. */
export function labelNamed(text: string, section: Section): Label | null {
  if (text.length > MAX_LABEL_LENGTH) return null;
  const { words, unit } = withoutUnit(text);
  return namedBy(text, { text, unit: undefined, section }) ?? (unit ? namedBy(words, { text, unit, section }) : null);
}

function namedBy(
  words: string,
  { text, unit, section }: Pick<Label, 'text' | 'unit'> & { section: Section },
): Label | null {
  const whole = topicOf(plainWords(words), section);
  if (whole !== null) return { topic: whole, unit, text, fault: null };
  const notes = Array.from(words.matchAll(bracketed), ([, note = '']) => note.replaceAll(footnotes, ' ').trim());
  const topic = topicOf(plainWords(words.replaceAll(bracketed, ' ')), section);
  return topic === null ? null : { topic, text, ...readNotes(topic, notes, unit) };
}

function topicOf(words: string, section: Section): string | null {
  const found = topics.get(words);
  if (found && !found.isGeneric) return found.topic;
  const ofPart =
    section === null ? null : (topics.get(`${section} ${words}`)?.topic ?? sideTopic(`${section} ${words}`));
  const topic = sideTopic(words) ?? ofPart;
  if (topic !== null) return topic;
  if (found && ofVehicle.has(section)) return found.topic;
  // 'Weight' may be that of a load: fillers change nothing only where a label is clear.
  const plain = topics.get(withoutFillers(words));
  return plain && !plain.isGeneric ? plain.topic : null;
}

const bracketed = /[([]([^()[\]]*)[)\]]/gu;
const unitBehind = /(?:,\s*|\s+in\s+|\s+)([^\s,]+)$/u;

/** Separates a unit at the end: 'Seat height, mm'. */
function withoutUnit(text: string): { words: string; unit: Unit | undefined } {
  const words = text.replaceAll(footnotes, ' ').trim();
  const behind = unitBehind.exec(words);
  const unit = unitNamed(behind?.[1] ?? '');
  return { words: unit ? words.slice(0, behind?.index) : words, unit };
}

/** Number of a footnote in brackets: 'Range (2)'. */
const footnoteNumber = /^\d{1,2}$/u;

/** Returns the unit that notes in brackets name, or why they change what the label names. */
function readNotes(
  topic: string,
  notes: readonly string[],
  behind: Unit | undefined,
): Pick<Label, 'unit' | 'hasTurns' | 'fault'> {
  let unit = behind;
  let hasTurns = false;
  for (const note of notes.filter((one) => plainWords(one) !== '' && !footnoteNumber.test(one))) {
    const units = unitsOf(note);
    const isKnown = isExactly('note', note) || (topic.startsWith('brake') && isExactly('brake', note));
    if (units) {
      unit ??= units.unit;
      hasTurns ||= units.hasTurns;
    } else if (isExactly('part charge', note)) return { unit, fault: 'part-charge' };
    else if (!isKnown) return { unit, fault: 'other-words' };
  }
  return { unit, hasTurns, fault: null };
}

/** Units that a note or a cell names for a value. */
interface ValueUnits {
  unit: Unit | undefined;
  hasTurns: boolean;
}

/** Returns the unit of words such as 'mm' or 'PS @ rpm', and whether they name engine speed too; null if they are something else. */
export function unitsOf(words: string): ValueUnits | null {
  const units = unitsIn(words);
  if (!units) return null;
  const isTurns = ({ measure }: Unit) => measure === 'turns';
  return { unit: units.find((one) => !isTurns(one)) ?? units[0], hasTurns: units.some(isTurns) };
}

/** Returns a label with the units of its cell, unless it names its own. */
export const withUnits = (label: Label, units: ValueUnits | null | undefined): Label =>
  units ? { ...label, unit: label.unit ?? units.unit, hasTurns: label.hasTurns || units.hasTurns } : label;

/** Returns the units of a note such as 'in mm' or 'PS @ rpm'; null if it is something else. */
function unitsIn(note: string): Unit[] | null {
  const text = note.replace(/^in\s+/u, '').replace(/\.$/u, '');
  const whole = unitNamed(text);
  if (whole) return [whole];
  const units = text.split(/[@/,]|\sat\s/u).map(unitNamed);
  return units.every((unit) => unit !== undefined) ? units : null;
}

/** Checks whether a text is made only of words of a kind. */
function isExactly(kind: string, text: string): boolean {
  const found = valueWords(kind).in(text.replaceAll('&', 'and'));
  return (
    plainWords(found.reduce((left, { start, end }) => blank(left, start, end), text.replaceAll('&', 'and'))) === ''
  );
}

/** Replaces a part of a text with spaces. */
export const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
