import type { ModerationCase } from '@dopahiya/domain/moderation';
import * as words from '#texts/moderation-words';
import { momentOf } from '../conversations/moment-of.ts';
import * as S from './cases.styles.ts';
import { groundWords, holdWords } from './moderation-words.ts';

/** What held something and what was reported of it, in sentences. */
export function CaseReasons({ found }: { found: ModerationCase }) {
  const { holds, reports } = found;
  const other = holds.length === 0 && reports.length === 0 ? otherReason(found) : null;
  return (
    <section>
      <h3>{words.why}</h3>
      {other !== null && <p>{other}</p>}
      {holds.map((code) => (
        <p key={code}>{holdWords(code)}</p>
      ))}
      {reports.length > 0 && (
        <>
          <p>{words.reportCount(reports.length)}</p>
          <S.Rows>
            {reports.map(({ ground, note, at }) => (
              <li key={`${at} ${ground} ${note}`}>
                <b>{groundWords(ground)}</b> <small>{momentOf(at)}</small>
                {note !== '' && <p>{note}</p>}
              </li>
            ))}
          </S.Rows>
        </>
      )}
    </section>
  );
}

/** Why something is here that nothing held and nobody reported by its page. */
function otherReason({ subject, decisions }: ModerationCase): string {
  if (decisions.length > 0) return words.again;
  return subject === 'figure' ? words.figureIsWrong : words.isNew;
}
