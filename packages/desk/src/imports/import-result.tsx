import type { DeskImport } from '@dopahiya/domain/desk';
import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/imports';
import * as shell from '#texts/shell';
import { Done } from '../shell/done.tsx';
import * as S from '../shell/shell.styles.ts';

/** What an import did, or would do: added, changed and refused. */
export function ImportResult({ result: { is_dry_run, entries, refused } }: { result: DeskImport }) {
  const unchanged = entries.filter(({ effect }) => effect === 'unchanged').length;
  return (
    <S.Stack>
      {!is_dry_run && <Done>{texts.done}</Done>}
      {refused.length > 0 && (
        <S.Notice data-tone="danger" role="alert">
          <h2>{texts.refused(refused.length)}</h2>
          <ul>
            {refused.map(({ file, line, reason }) => (
              <li key={`${file} ${line} ${reason}`}>
                <b>{texts.place(file, line)}</b> {reason}
              </li>
            ))}
          </ul>
        </S.Notice>
      )}
      {(['added', 'changed'] as const).map((effect) => {
        const found = entries.filter((entry) => entry.effect === effect);
        return (
          found.length > 0 && (
            <section key={effect}>
              <h2>{texts.effects[effect](found.length)}</h2>
              <S.Rows>
                {found.map(({ kind, slug, title }) => (
                  <li key={`${kind}/${slug}`}>
                    {is_dry_run ? title : <Link to={paths.deskEntry(kind, slug)}>{title}</Link>}
                    <small>{shell.sections[kind]}</small>
                  </li>
                ))}
              </S.Rows>
            </section>
          )
        );
      })}
      {unchanged > 0 && <p>{texts.unchanged(unchanged)}</p>}
    </S.Stack>
  );
}
