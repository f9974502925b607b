import { Button, showToast } from '@dopahiya/ui-kit';
import { useEffect, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import * as texts from '#texts/article';
import { tableText } from './table-text.ts';

interface Place {
  table: HTMLTableElement;
  /** Stands under the table, in room that its text keeps for it. */
  holder: HTMLElement;
}

/** A button under each table of a text, which copies it; without scripts there are none. */
export function CopyTables({ within }: { within: RefObject<HTMLElement | null> }) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const found = [...(within.current?.querySelectorAll('table') ?? [])].map(placeUnder);
    setPlaces(found);
    return () => found.forEach(({ holder }) => holder.remove());
  }, [within]);
  return places.map(({ table, holder }, index) =>
    createPortal(
      <Button tone="quiet" size="small" leadingIcon="copy" onClick={() => void copy(table)}>
        {texts.copyTable}
      </Button>,
      holder,
      String(index),
    ),
  );
}

function placeUnder(table: HTMLTableElement): Place {
  const holder = document.createElement('div');
  holder.dataset['copyTable'] = '';
  (table.closest('.wide') ?? table).after(holder);
  return { table, holder };
}

async function copy(table: HTMLTableElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(tableText(table));
    showToast({ kind: 'success', text: texts.tableCopied });
  } catch {
    showToast({ kind: 'error', text: texts.tableNotCopied });
  }
}
