import type { Database } from './database';
import type { Job, Jobs } from './jobs';
import type { Log, Worker } from './types';

/** Does one kind of work. `at` is the moment at which the work was due: what it writes happened then. */
export type JobHandler = (job: Job, at: number) => void;

export interface WorkerParts {
  db: Database;
  jobs: Jobs;
  handlers: Record<string, JobHandler>;
  /** World time, epoch ms. */
  now: () => number;
  log: Log;
}

const lookEvery = 200;
const retryAfter = 30_000;

/** Runs planned work when it is due, in the order of its due times; each job in a transaction of its own. */
export const createWorker = ({ db, jobs, handlers, now, log }: WorkerParts): Worker => {
  let timer: NodeJS.Timeout | null = null;
  let running = false;

  const runDue = (): number => {
    if (running) return 0;
    running = true;
    let ran = 0;
    try {
      const until = now();
      for (let job = jobs.nextDue(until); job !== null; job = jobs.nextDue(until)) {
        const current = job;
        try {
          db.transaction(() => {
            const handler = handlers[current.kind];
            if (!handler) throw new Error(`Nobody does the work ${current.kind}`);
            jobs.done(current.id);
            handler(current, current.dueAt);
          });
          log('debug', 'job.done', { kind: current.kind, subject: current.subject });
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error);
          jobs.failed(current.id, message, until + retryAfter);
          log('error', 'job.failed', { kind: current.kind, subject: current.subject, message });
        }
        ran += 1;
      }
    } finally {
      running = false;
    }
    return ran;
  };

  return {
    start: () => {
      if (timer) return;
      timer = setInterval(runDue, lookEvery);
      timer.unref();
    },
    stop: () => {
      if (timer) clearInterval(timer);
      timer = null;
    },
    runDue,
    waiting: jobs.waiting,
  };
};
