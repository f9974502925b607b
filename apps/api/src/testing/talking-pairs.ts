/** The password of all who talk while their process is killed. */
export const talkPassword = 'monsoon over the ghats';

/** More than any process has time for before it is killed. */
const PAIRS = 12;

/** The usernames of who talk to each other in one run. */
export const pairsOfRun = (run: number): { seller: string; buyer: string }[] =>
  Array.from({ length: PAIRS }, (_, pair) => ({ seller: `seller-${run}-${pair}`, buyer: `buyer-${run}-${pair}` }));
