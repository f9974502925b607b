import { Button, showToast } from '@dopahiya/ui-kit';
import { createPortal } from 'react-dom';
import * as texts from '#texts/article';
import { CopyPlace } from './article-text.styles.ts';

/** A button under each table of a text, which copies it, in the room that the text keeps for it; without scripts there are none. */
export function CopyTables({ within }: { within: HTMLElement }) {
  return [...within.querySelectorAll('.wide')].map((wide, index) =>
    createPortal(
      <CopyPlace>
        <Button tone="quiet" size="small" leadingIcon="copy" onClick={() => void copyFrom(wide)}>
          {texts.copyTable}
        </Button>
      </CopyPlace>,
      wide,
      String(index),
    ),
  );
}

async function copyFrom(wide: Element): Promise<void> {
  const table = wide.querySelector('table');
  try {
    if (table) await navigator.clipboard.writeText(tableText(table));
    showToast({ kind: 'success', text: texts.tableCopied });
  } catch {
    showToast({ kind: 'error', text: texts.tableNotCopied });
  }
}

/** A table as spreadsheets and messages take it: a line for each row, a tab between its cells. */
function tableText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}
