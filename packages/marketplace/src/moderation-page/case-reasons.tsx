import type { ModerationCase } from '@dopahiya/domain/moderation';
import * as words from '#texts/moderation-words';
import { momentOf } from '../conversations/moment-of.ts';
import * as S from './cases.styles.ts';
import { groundWords, holdWords } from './moderation-words.ts';

/** What held something and what was reported of it, in sentences. */
export function CaseReasons({ found: { holds, reports, state } }: { found: ModerationCase }) {
  const isNew = holds.length === 0 && reports.length === 0 && state === 'waiting';
  return (
    <section>
      <h3>{words.why}</h3>
      {isNew && <p>{words.isNew}</p>}
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
