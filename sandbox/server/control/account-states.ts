import type { AccountState, StateParams } from '../../../pact/states';
import { createEmailCodes } from '../../world/email-codes';
import type { AccountUser, World } from '../../world/types';

/** What the account states need of the server: POSTs to its own identity endpoints. */
export interface AccountStateTools {
  signIn: (user: string, password: string) => Promise<{ accessToken: string }>;
  changePassword: (accessToken: string, currentPassword: string) => Promise<unknown>;
  demoPassword: string;
}

export type AccountStateHandlers = { [Name in AccountState]: (params: StateParams[Name]) => unknown };

const attemptsBeforeWaiting = 12;
const codesBeforeWaiting = 5;

/** Provider states of the calls about accounts. */
export function accountStates(world: World, tools: AccountStateTools): AccountStateHandlers {
  const { accounts, db } = world;
  const codes = createEmailCodes(db, Date.now);

  function remove(userId: string): void {
    const user = db.first(db.q.selectFrom('users').selectAll().where('id', '=', userId));
    if (!user) return;
    codes.forget(userId);
    db.run(db.q.deleteFrom('users').where('id', '=', userId));
    db.run(db.q.deleteFrom('profile_notices').where('profile_id', '=', user.profile_id));
    db.run(db.q.deleteFrom('profiles').where('id', '=', user.profile_id));
  }

  function removeAccount(email: string): void {
    const user = accounts.find(email);
    if (user) remove(user.userId);
  }

  async function recreateAccount(email: string, password: string, confirmed: boolean): Promise<AccountUser> {
    removeAccount(email);
    const names = { givenName: 'Nora', familyName: 'Vidal' };
    const made = await accounts.create({ email, password, ...names, lang: 'es', currency: 'USD', confirmed });
    if (made === 'EXISTS') throw new Error(`Somebody has ${email} still`);
    return made;
  }

  function noMarketplaceAccount(nicknameOrId: string): void {
    const linked = db.pluck<string>(
      `select u.id from users u join profiles p on p.id = u.profile_id
      where json_extract(p.marketplace_json, '$.id') = ? or json_extract(p.marketplace_json, '$.nickname') = ?`,
      nicknameOrId,
      nicknameOrId,
    );
    for (const userId of linked) remove(userId);
    db.sqlite.prepare('delete from marketplace_accounts where id = ? or nickname = ?').run(nicknameOrId, nicknameOrId);
  }

  return {
    'nobody has the e-mail': ({ email }) => removeAccount(email),
    'a person has registered': ({ email, password }) => recreateAccount(email, password, true),
    'a registered person is signed in': async ({ email, password }) => {
      await recreateAccount(email, password, true);
      return { accessToken: (await tools.signIn(email, password)).accessToken };
    },
    'a code was sent': async ({ email, password, purpose, code }) => {
      const { userId } = await recreateAccount(email, password, purpose === 'recovery');
      codes.make(userId, purpose, code);
    },
    'codes were sent too often': async ({ email, password }) => {
      const { userId } = await recreateAccount(email, password, false);
      for (let sent = 0; sent < codesBeforeWaiting; sent += 1) codes.make(userId, 'registration');
    },
    'the current password failed too often': async ({ account }) => {
      const { accessToken } = await tools.signIn(`${account}@vigia.test`, tools.demoPassword);
      for (let attempt = 0; attempt < attemptsBeforeWaiting; attempt += 1)
        await tools.changePassword(accessToken, `wrong-${String(attempt)}`);
    },
    'a marketplace account exists': ({ account, id, siteId, nickname, mayReport }) => {
      const owner = accounts.find(`${account}@vigia.test`);
      if (!owner) throw new Error(`There is no account ${account}`);
      noMarketplaceAccount(id);
      noMarketplaceAccount(nickname);
      db.sqlite
        .prepare('insert into marketplace_accounts values (?, ?, ?, ?, ?)')
        .run(id, siteId, nickname, owner.groupId, Number(mayReport));
    },
    'no marketplace account has the nickname': ({ nickname }) => {
      noMarketplaceAccount(nickname);
      db.sqlite.prepare('update sellers set nickname = nickname || id where nickname = ?').run(nickname);
    },
  };
}
