import { once } from 'node:events';

/** Function on a call stack. */
export interface CallFrame {
  functionName: string;
  url: string;
}

/** The debugger names the script of a running function separately. */
interface PausedFrame {
  functionName: string;
  location: { scriptId: string };
}

/** Stack trace of the debugger; its parents are the frames that awaited it. */
export interface StackTrace {
  callFrames: CallFrame[];
  asyncStackTrace?: AsyncTrace;
}

interface AsyncTrace {
  callFrames: CallFrame[];
  parent?: AsyncTrace;
  parentId?: unknown;
}

interface Answers {
  'Debugger.getStackTrace': { stackTrace: AsyncTrace };
  'Debugger.getScriptSource': { scriptSource: string };
  'Profiler.takePreciseCoverage': {
    result: { url: string; functions: { functionName: string; ranges: { startOffset: number }[] }[] }[];
  };
}

/** Debugger of a Node process, using Chromium's protocol. */
export interface Debugging {
  send: <Method extends string>(
    method: Method,
    parameters?: object,
  ) => Promise<Method extends keyof Answers ? Answers[Method] : unknown>;
  once: (event: 'Debugger.paused') => Promise<StackTrace>;
  /** Sets a breakpoint in the function that starts with this text, in the script of this name. */
  stopIn: (script: RegExp, beginning: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

/** Connects a debugger to the process started with `--inspect` at this port. */
export async function openDebugging(port: number): Promise<Debugging> {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl ?? '');
  const waiting = new Map<number | string, (message: Message) => void>();
  const urls = new Map<string, string>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.method === 'Debugger.scriptParsed') {
      const { url, scriptId } = message.params as { url: string; scriptId: string };
      urls.set(scriptId, url);
    }
    waiting.get(message.id ?? message.method ?? '')?.(message);
  });
  await once(socket, 'open');
  let last = 0;
  const answerTo = (name: number | string) => new Promise<Message>((resolve) => waiting.set(name, resolve));
  const send = async (method: string, params: object = {}) => {
    const id = ++last;
    const answer = answerTo(id);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answer;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  await send('Debugger.enable');
  return {
    send: send as Debugging['send'],
    once: async (event) => {
      const paused = (await answerTo(event)).params as Pick<StackTrace, 'asyncStackTrace'> & {
        callFrames: PausedFrame[];
      };
      const callFrames = paused.callFrames.map(({ functionName, location: { scriptId } }) => ({
        functionName,
        url: urls.get(scriptId) ?? '',
      }));
      return { ...paused, callFrames };
    },
    stopIn: async (script, beginning) => {
      const [scriptId] = [...urls].find(([, url]) => script.test(url)) ?? [];
      const { scriptSource } = (await send('Debugger.getScriptSource', { scriptId })) as { scriptSource: string };
      const lineNumber = scriptSource.slice(0, scriptSource.indexOf(beginning)).split('\n').length;
      await send('Debugger.setBreakpoint', { location: { scriptId, lineNumber } });
    },
    close: async () => {
      await send('Debugger.disable');
      await send('Profiler.disable');
      socket.close();
    },
  };
}
