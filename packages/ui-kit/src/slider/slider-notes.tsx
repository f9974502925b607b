import * as texts from '#texts/slider';
import * as S from './slider.styles.ts';

/** What the number field has made of what was typed in it. */
export type SliderNote =
  | { kind: 'least' | 'most' | 'nearest' | 'read'; number: number }
  | { kind: 'unread'; text: string; number: number };

interface SliderNotesProps {
  id: string;
  least: string;
  most: string;
  note: SliderNote | null;
  format: (value: number) => string;
}

/** The ends of a slider, and what was made of a typed number. */
export function SliderNotes({ id, least, most, note, format }: SliderNotesProps) {
  return (
    <>
      <S.Ends id={`${id}-ends`}>
        <span>{least}</span> <span>{most}</span>
      </S.Ends>
      <S.Said data-kind={note?.kind}>
        <span id={`${id}-said`}>{note && noteText(note, format(note.number))}</span>
      </S.Said>
    </>
  );
}

const noteText = (note: SliderNote, value: string): string =>
  note.kind === 'unread' ? texts.unread(note.text, value) : texts.notes[note.kind](value);
