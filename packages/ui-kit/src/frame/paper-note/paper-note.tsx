import * as texts from '#texts/paper-note';
import * as S from './paper-note.styles.ts';

/** How the page that it stands on is printed, and the last line on paper. Nothing of it is seen on a screen. */
export function PaperNote() {
  return <S.Note>{texts.note}</S.Note>;
}
