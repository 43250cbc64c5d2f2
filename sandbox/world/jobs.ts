import type { Database } from './database';

export interface Job {
  id: number;
  kind: string;
  /** What it is about: one waiting job a kind and subject. */
  subject: string;
  payload: Record<string, unknown>;
  /** World time, epoch ms. */
  dueAt: number;
}

export interface Jobs {
  /** Plans a job; one that waits already for the same kind and subject is moved to the new time. */
  plan(kind: string, subject: string, dueAt: number, payload?: Record<string, unknown>): void;
  /** Takes back what waits for a subject, of one kind or of all. */
  cancel(subject: string, kind?: string): void;
  nextDue(now: number): Job | null;
  done(id: number): void;
  /** Tries again later, and gives up after three attempts. */
  failed(id: number, error: string, retryAt: number): void;
  waiting(): { id: number; kind: string; subject: string; dueAt: number }[];
}

const attemptsMax = 3;

/** The table of background work: it outlives the process. */
export const createJobs = (db: Database): Jobs => ({
  plan: (kind, subject, dueAt, payload = {}) => {
    db.run(
      db.q.deleteFrom('jobs').where('kind', '=', kind).where('subject', '=', subject).where('state', '=', 'waiting'),
    );
    db.sqlite
      .prepare("insert into jobs (kind, subject, payload_json, due_at, state) values (?, ?, ?, ?, 'waiting')")
      .run(kind, subject, JSON.stringify(payload), Math.round(dueAt));
  },
  cancel: (subject, kind) => {
    let query = db.q.deleteFrom('jobs').where('subject', '=', subject).where('state', '=', 'waiting');
    if (kind) query = query.where('kind', '=', kind);
    db.run(query);
  },
  nextDue: (now) => {
    const row = db.first(
      db.q
        .selectFrom('jobs')
        .select(['id', 'kind', 'subject', 'payload_json', 'due_at'])
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .orderBy('id')
        .limit(1),
    );
    if (!row) return null;
    const payload = JSON.parse(row.payload_json) as Record<string, unknown>;
    return { id: row.id, kind: row.kind, subject: row.subject, payload, dueAt: row.due_at };
  },
  done: (id) => {
    db.run(db.q.deleteFrom('jobs').where('id', '=', id));
  },
  failed: (id, error, retryAt) => {
    const row = db.first(db.q.selectFrom('jobs').select('attempts').where('id', '=', id));
    const attempts = (row?.attempts ?? 0) + 1;
    const state = attempts >= attemptsMax ? 'failed' : 'waiting';
    db.run(db.q.updateTable('jobs').set({ attempts, error, state, due_at: retryAt }).where('id', '=', id));
  },
  waiting: () =>
    db.all(
      db.q
        .selectFrom('jobs')
        .select(['id', 'kind', 'subject', 'due_at as dueAt'])
        .where('state', '=', 'waiting')
        .orderBy('due_at')
        .orderBy('id'),
    ),
});
