import * as texts from '#texts/paper-note';
import * as S from './paper-note.styles.ts';

/** Print styles of the page, and the last line on paper; invisible on screens. */
export function PaperNote() {
  return <S.Note>{texts.note}</S.Note>;
}
