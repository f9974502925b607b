import { useApi } from '@dopahiya/api-client';
import { readSpecSheet, readSpecSheetFile } from '@dopahiya/api-client/desk';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

/** Text of a spec sheet and what was read in it, kept while the editor is elsewhere in the entry. */
export function useSheet(slug: string) {
  const api = useApi();
  const [text, setText] = useState('');
  const reading = useMutation({
    mutationFn: (sheet: string | File) =>
      typeof sheet === 'string' ? readSpecSheet(api, slug, sheet) : readSpecSheetFile(api, slug, sheet),
    onSuccess: (answer) => setText(answer.text),
  });
  return { text, setText, reading };
}
