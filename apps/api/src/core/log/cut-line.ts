/** No line of a log has more characters, its end not counted. */
export const MOST_CHARACTERS = 500;

/** A line of the log, shortened where it is too long: its longest texts are cut alike, and say how much is left out. */
export function cutLine(line: string): string {
  if (line.length <= MOST_CHARACTERS + 1) return line;
  const entry = JSON.parse(line) as Record<string, unknown>;
  let [short, long] = [0, MOST_CHARACTERS];
  let cut: string | undefined;
  while (short <= long) {
    const most = Math.floor((short + long) / 2);
    const tried = JSON.stringify(entry, (_, value: unknown) =>
      typeof value === 'string' ? cutText(value, most) : value,
    );
    if (tried.length > MOST_CHARACTERS) long = most - 1;
    else {
      cut = tried;
      short = most + 1;
    }
  }
  return `${cut ?? withoutFields(entry)}\n`;
}

function cutText(text: string, most: number): string {
  const mark = `… (${text.length - most} more)`;
  return text.length <= most + mark.length ? text : text.slice(0, most) + mark;
}

/** Too many fields for a line: what is left says what happened, and when. */
function withoutFields({ level, time, msg }: Record<string, unknown>): string {
  return JSON.stringify({ level, time, msg: cutText(String(msg), 200), isCut: true });
}
