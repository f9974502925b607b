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
      if (typeof sheet !== 'string' && isPdf(sheet)) return readSpecSheetFile(api, slug, sheet);
      return readSpecSheet(api, slug, typeof sheet === 'string' ? sheet : await sheet.text());
    },
    onSuccess: (answer) => setText(answer.text),
  });
  return { text, setText, reading };
}

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
