/** Timeout for an upload without progress, in ms; longer than it may wait in the server's queue. */
const STALLED_MS = 70_000;

/**
 * Sends a request and reports the share of its body sent, 0 to 1, which `fetch` cannot do without HTTP/2.
 * @throws TypeError without a response, as `fetch` does.
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
