import { vi } from 'vitest';

class FakeWorker extends EventTarget {
  ended = false;
  requests: unknown[] = [];
  constructor(
    readonly address: string,
    private readonly onRequest?: (worker: FakeWorker, request: unknown) => void,
  ) {
    super();
  }
  postMessage = (request: unknown) => {
    this.requests.push(request);
    this.onRequest?.(this, request);
  };
  terminate = () => (this.ended = true);
  say = (data: object) => this.dispatchEvent(new MessageEvent('message', { data }));
  /** As a browser tells that the worker's file did not come. */
  lack = () => this.dispatchEvent(new Event('error'));
  /** As a browser tells what was thrown in the worker. */
  fail = () => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
}

/** The workers that are started from now on, in their order. */
export function stubWorkers(onRequest?: (worker: FakeWorker, request: unknown) => void): FakeWorker[] {
  const started: FakeWorker[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(address: string) {
        super(address, onRequest);
        started.push(this);
      }
    },
  );
  return started;
}
