/** A text with the part that was searched for in bold. */
export function MatchedText({ text, match }: { text: string; match: string }) {
  const start = match === '' ? -1 : text.toLowerCase().indexOf(match.toLowerCase());
  if (start < 0) return text;
  const end = start + match.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
