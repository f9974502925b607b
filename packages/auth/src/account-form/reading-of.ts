/** The faults among these, else what is sent. */
export function readingOf<Sent>(checks: Record<string, string | false>, sent: Sent) {
  const faults = Object.entries(checks).filter((check): check is [string, string] => check[1] !== false);
  return faults.length > 0 ? { faults: Object.fromEntries(faults) } : { sent };
}
