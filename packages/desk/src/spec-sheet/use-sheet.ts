import { useApi } from '@dopahiya/api-client';
import { readSpecSheet, readSpecSheetFile } from '@dopahiya/api-client/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Text of a spec sheet and what was read in it, kept while the editor is elsewhere in the entry. */
export function useSheet(slug: string) {
  const api = useApi();
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: async (sheet: string | File) => {
      if (typeof sheet === 'string') return readSpecSheet(api, slug, sheet);
      return isText(sheet) ? readSpecSheet(api, slug, await sheet.text()) : readSpecSheetFile(api, slug, sheet);
    },
    onSuccess: (answer) => setText(answer.text),
  });
  return { text, setText, reading };
}

/** Windows takes a CSV for a workbook, so that its name decides. The server says of all other files whether they are PDFs. */
const isText = ({ name, type }: File): boolean => type.startsWith('text/') || /\.(?:csv|txt|tsv)$/i.test(name);
