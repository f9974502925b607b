/** An upload on which nothing goes on for so long is given up: longer than its turn on the server may take. */
const STALLED_MS = 70_000;

/**
 * Sends a request and says how much of its body has gone, 0 to 1: what `fetch` cannot where a line has no HTTP/2.
 * @throws TypeError where there is no answer, as `fetch` does.
 */
export async function fetchWithProgress(request: Request, onProgress: (share: number) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    const fail = () => reject(new TypeError('Failed to fetch'));
    sending.open(request.method, request.url);
    sending.responseType = 'arraybuffer';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    let stalled: ReturnType<typeof setTimeout>;
    const goesOn = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => sending.abort(), STALLED_MS);
    };
    sending.upload.addEventListener('progress', ({ loaded, total }) => {
      goesOn();
      onProgress(total > 0 ? loaded / total : 0);
    });
    sending.addEventListener('loadend', () => clearTimeout(stalled));
    sending.addEventListener('load', () => resolve(answerOf(sending)));
    for (const name of ['error', 'abort', 'timeout']) sending.addEventListener(name, fail);
    request.signal.addEventListener('abort', () => sending.abort());
    if (request.signal.aborted) fail();
    else {
      goesOn();
      sending.send(body);
    }
  });
}

const bodiless = new Set([204, 205, 304]);

function answerOf(sent: XMLHttpRequest): Response {
  const type = sent.getResponseHeader('content-type');
  const body = bodiless.has(sent.status) ? null : (sent.response as ArrayBuffer);
  return new Response(body, { status: sent.status, headers: type ? { 'content-type': type } : {} });
}
