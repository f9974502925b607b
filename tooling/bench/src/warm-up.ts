/** Number of warm-up requests: enough for V8 to finish compiling. */
const warmUpRequests = 1500;

const atOnce = 16;

/**
 * Requests one address until the server has responded this many times.
 * @throws on an error response, as later figures would be meaningless.
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
