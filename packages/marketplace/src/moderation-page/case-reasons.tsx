import type { ModerationCase } from '@dopahiya/domain/moderation';
import { formatDate } from '@dopahiya/domain/site';
import * as words from '#texts/moderation-words';
import { momentOf } from '../conversations/moment-of.ts';
import * as S from './cases.styles.ts';
import { ReportUndo } from './report-undo.tsx';
import { reportGroundText, holdWords } from './moderation-words.ts';

interface CaseReasonsProps {
  found: ModerationCase;
  onUndone: () => Promise<void>;
}

/** Why something was held or reported, in sentences. */
export function CaseReasons({ found, onUndone }: CaseReasonsProps) {
  const { holds, reports, report_count, counting, is_urgent } = found;
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
          {is_urgent && <p>{words.isUrgent}</p>}
          <p>{words.reportCount(report_count, counting)}</p>
          <S.Rows>
            {reports.map(({ id, ground, note, at, counts, by }) => (
              <li key={id}>
                <b>{reportGroundText(ground)}</b>{' '}
                <small>
                  {momentOf(at)}. {counts ? words.counts : words.countsNot}
                </small>
                {note !== '' && <p>{note}</p>}
                <p>{by === null ? words.reporterLeft : words.reportedBy(by, formatDate(by.since))}</p>
                <div>
                  <ReportUndo report={id} onUndone={onUndone} />
                </div>
              </li>
            ))}
          </S.Rows>
        </>
      )}
    </section>
  );
}

/** Returns why a case is in the queue without a hold or a report. */
function otherReason({ subject, decisions }: ModerationCase): string {
  if (decisions.length > 0) return words.again;
  return subject === 'figure' ? words.figureIsWrong : words.isNew;
}
