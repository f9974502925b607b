/** What every server has answered before it is measured: by then V8 has compiled what it will compile. */
const warmUpRequests = 1500;

const atOnce = 16;

/**
 * Asks for one address until the server has answered that many times.
 * @throws when an answer was not good: what comes after it says nothing.
 */
export async function warmUp(address: URL, requests = warmUpRequests): Promise<void> {
  let left = requests;
  const visit = async () => {
    while (left-- > 0) {
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}, so measuring it says nothing.`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visit));
}
