import type Sqlite from 'better-sqlite3';
import type { Adapter, AdapterPayload } from 'oidc-provider';

const tables = `
create table if not exists identity_records (
  model text not null, id text not null, payload text not null, grant_id text, uid text, user_code text, expires_at integer,
  primary key (model, id)
) without rowid;
create index if not exists identity_records_grant on identity_records (grant_id) where grant_id is not null;
create index if not exists identity_records_uid on identity_records (uid) where uid is not null;
create index if not exists identity_records_expiry on identity_records (expires_at) where expires_at is not null;
create table if not exists identity_secrets (name text primary key, value text not null) without rowid;
`;

interface Row {
  payload: string;
  expires_at: number | null;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** What identity keeps beside the world, in the same database file, on real time: grants, tokens, sessions, and its keys. */
export interface IdentityRecords {
  adapter: new (model: string) => Adapter;
  /** The value kept under `name`; made and kept by `make` the first time. */
  secret(name: string, make: () => Promise<string>): Promise<string>;
  /** False once a grant was revoked (sign-out, reuse of a refresh token) or has run out. */
  grantIsAlive(grantId: string): boolean;
  /** Ends every session of a user, but for one grant where it is given. */
  endSessionsOf(userId: string, exceptGrant?: string): void;
  /** Deletes what has run out; answers how many. */
  sweep(): number;
  /** Ends every session of everybody, the provider's own too; answers how many grants there were. */
  endAll(): number;
}

export function openIdentityRecords(db: Sqlite.Database): IdentityRecords {
  db.exec(tables);
  const upsert = db.prepare(
    `insert into identity_records (model, id, payload, grant_id, uid, user_code, expires_at) values (?, ?, ?, ?, ?, ?, ?)
     on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid,
       user_code = excluded.user_code, expires_at = excluded.expires_at`,
  );
  const find = db.prepare<[string, string], Row>(
    'select payload, expires_at from identity_records where model = ? and id = ?',
  );
  const findByUid = db.prepare<[string, string], Row>(
    'select payload, expires_at from identity_records where model = ? and uid = ?',
  );
  const findByUserCode = db.prepare<[string, string], Row>(
    'select payload, expires_at from identity_records where model = ? and user_code = ?',
  );
  const consume = db.prepare(
    `update identity_records set payload = json_set(payload, '$.consumed', ?) where model = ? and id = ?`,
  );
  const destroy = db.prepare('delete from identity_records where model = ? and id = ?');
  const revoke = db.prepare('delete from identity_records where grant_id = ?');
  const endOf = db.prepare(
    `delete from identity_records where json_extract(payload, '$.accountId') = ? and model <> 'Interaction'
    and coalesce(grant_id, case model when 'Grant' then id end, '') <> ?`,
  );
  const sweep = db.prepare('delete from identity_records where expires_at is not null and expires_at < ?');
  const countGrants = db.prepare<[], { grants: number }>(
    `select count(*) as grants from identity_records where model = 'Grant'`,
  );
  const readSecret = db.prepare<[string], { value: string }>('select value from identity_secrets where name = ?');
  const writeSecret = db.prepare(
    'insert into identity_secrets (name, value) values (?, ?) on conflict (name) do nothing',
  );

  const read = (row: Row | undefined): AdapterPayload | undefined =>
    row === undefined || (row.expires_at !== null && row.expires_at < seconds())
      ? undefined
      : (JSON.parse(row.payload) as AdapterPayload);

  class SqliteAdapter implements Adapter {
    constructor(private readonly model: string) {}

    async upsert(id: string, payload: AdapterPayload, expiresIn: number): Promise<void> {
      const expiresAt = expiresIn ? seconds() + expiresIn : null;
      upsert.run(
        this.model,
        id,
        JSON.stringify(payload),
        payload.grantId ?? null,
        payload.uid ?? null,
        payload.userCode ?? null,
        expiresAt,
      );
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      return read(find.get(this.model, id));
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return read(findByUid.get(this.model, uid));
    }
    async findByUserCode(userCode: string): Promise<AdapterPayload | undefined> {
      return read(findByUserCode.get(this.model, userCode));
    }
    async consume(id: string): Promise<void> {
      consume.run(seconds(), this.model, id);
    }
    async destroy(id: string): Promise<void> {
      destroy.run(this.model, id);
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      revoke.run(grantId);
    }
  }

  return {
    adapter: SqliteAdapter,
    secret: async (name, make) => {
      const savedSecret = readSecret.get(name);
      if (savedSecret) return savedSecret.value;
      writeSecret.run(name, await make());
      const made = readSecret.get(name);
      if (!made) throw new Error(`The secret ${name} was not kept.`);
      return made.value;
    },
    grantIsAlive: (grantId) => read(find.get('Grant', grantId)) !== undefined,
    endSessionsOf: (userId, exceptGrant = '-') => {
      endOf.run(userId, exceptGrant);
    },
    sweep: () => sweep.run(seconds()).changes,
    endAll: () => {
      const { grants } = countGrants.get() ?? { grants: 0 };
      db.exec('delete from identity_records');
      return grants;
    },
  };
}
