/**
 * Does a work in one tab at a time. Where there are no locks (over http to another host than this machine) or they are refused
 * (the browser keeps nothing for the site) it is done at once.
 */
export async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work();
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(lock, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
