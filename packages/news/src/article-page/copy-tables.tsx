import { Button, showToast } from '@dopahiya/ui-kit';
import { createPortal } from 'react-dom';
import * as texts from '#texts/article';
import { CopyPlace } from './article-text.styles.ts';

/** Adds a copy button under each table of a text, in space that the text reserves; scripts only. */
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

/** Converts a table to tab-separated text. */
function tableText(table: HTMLTableElement): string {
  return [...table.rows]
    .map((row) => [...row.cells].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim()).join('\t'))
    .join('\n');
}
