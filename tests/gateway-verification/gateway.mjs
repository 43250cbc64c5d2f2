/**
 * A gateway such as a team would write that has read pact/README.md and pact/STATES.md and none of the console's code: plain Node. It
 * begins with four operations: `itemStatus` and `getSellerID` answer as the contract has it; `memberRestriction` tells a number as
 * text, and `blindages` gives a field another name and a date another form. Started with `grown` it has mended both and serves seven.
 * Prints its address when it listens.
 */
import { createServer } from 'node:http';

const isGrown = process.argv.includes('grown');

/** @typedef {Record<string, string>} Texts */

/** @type {Map<string, string>} status by listing */
const listings = new Map();
/** @type {Map<string, string>} seller id by site and nickname */
const sellers = new Map();
/** @type {Map<string, Record<string, unknown>>} by account */
const restrictions = new Map();
/** @type {{ id: string, reason: string, dueDate: string }[]} */
let protections = [];
/** @type {Map<string, string>} level by account */
const efficiencies = new Map();
/** @type {Map<string, string>} the list by seller */
const lists = new Map();
/** @type {Map<string, string>} account by token */
const sessions = new Map();

/** @type {Record<string, (params: Texts) => object | void>} */
const states = {
  'a clean slate': () => {
    restrictions.clear();
    lists.clear();
    protections = [];
  },
  'a person is signed in': ({ account = '' }) => {
    const accessToken = `session-of-${account}`;
    sessions.set(accessToken, account);
    return { accessToken };
  },
  'a listing exists': ({ id = '', status = '' }) => void listings.set(id, status),
  'no listing exists': ({ id = '' }) => void listings.delete(id),
  'a listing that says everything exists': ({ id = '' }) => {
    listings.set(id, 'active');
    protections = protections.filter((protection) => protection.id !== id);
  },
  'a listing is protected': ({ id = '', reason = '', dueDate = '' }) => void protections.push({ id, reason, dueDate }),
  'a seller exists': ({ siteId, nickname, sellerId = '' }) => void sellers.set(`${siteId}/${nickname}`, sellerId),
  'no seller exists': ({ siteId, nickname }) => void sellers.delete(`${siteId}/${nickname}`),
  ...(isGrown && {
    'the account has an efficiency': ({ account = '', level = '' }) => void efficiencies.set(account, level),
    'a seller is on a list': ({ sellerId = '', list = '' }) => void lists.set(sellerId, list),
  }),
  'the account is restricted': ({ account = '', ...restriction }) => void restrictions.set(account, restriction),
};

/** @param {string} field @param {string} code @param {string} message */
const refusal = (field, code, message) => ({ data: { [field]: null }, errors: [{ message, extensions: { code } }] });

/** @type {Record<string, (variables: Texts, account: string) => object>} */
const operations = {
  itemStatus: ({ articleId = '' }) => {
    const status = listings.get(articleId);
    if (!status) return refusal('itemStatus', 'ARTICLE_NOT_FOUND', 'No such listing');
    return { data: { itemStatus: { id: articleId, status } } };
  },
  getSellerID: ({ nickName, siteId }) => {
    const sellerId = sellers.get(`${siteId}/${nickName}`);
    return sellerId
      ? { data: { getSellerID: { sellerId } } }
      : refusal('getSellerID', 'SELLER_NOT_FOUND', 'No such seller');
  },
  memberRestriction: (_variables, account) => {
    const { denouncesAvailable, dueDate, status } = restrictions.get(account) ?? {};
    const left = isGrown ? denouncesAvailable : String(denouncesAvailable);
    return { data: { memberRestriction: { denouncesAvailable: left, dueDate, status } } };
  },
  blindages: ({ itemsIds = '' }) => ({
    data: {
      blindages: protections
        .filter(({ id }) => itemsIds.includes(id))
        .map(({ id, reason, dueDate }) =>
          isGrown
            ? { id: '1', item: id, reason, dueDate }
            : { id: '1', itemId: id, reason, dueDate: new Date(dueDate).toLocaleDateString('es-AR') },
        ),
    },
  }),
  ...(isGrown && {
    efficiency: (_variables, account) => ({ data: { efficiency: { level: efficiencies.get(account) } } }),
    articleDescription: ({ articleId = '' }) => {
      if (!listings.has(articleId)) return refusal('articleDescription', 'ARTICLE_NOT_FOUND', 'No such listing');
      const day = '2026-11-20T12:00:00.000Z';
      const description = { id: articleId, dateCreated: day, lastUpdated: day, text: 'Texto', plainText: 'Texto' };
      return { data: { articleDescription: description } };
    },
    deleteSellerFromDB: ({ sellerId = '', sellerStatus }) => {
      if (lists.get(sellerId) !== sellerStatus)
        return refusal('deleteSellerFromDB', 'SELLER_NOT_LISTED', 'The seller is not on the list');
      lists.delete(sellerId);
      return { data: { deleteSellerFromDB: { id: sellerId } } };
    },
  }),
};

/** @param {string} path @param {Record<string, unknown>} body @param {string} token @returns {[number, object]} */
function answer(path, body, token) {
  if (path === '/for-the-contract/states') {
    const bring = states[String(body['state'])];
    return bring ? [200, bring(/** @type {Texts} */ (body['params'])) ?? {}] : [404, { message: 'no such state here' }];
  }
  const name = /^(?:query|mutation) (\w+)/.exec(String(body['query']))?.[1] ?? '';
  const account = sessions.get(token);
  const operation = operations[name];
  if (path !== '/production/gql' || !operation) return [404, { message: 'not served here' }];
  if (!account)
    return [200, { data: null, errors: [{ message: 'Who are you?', extensions: { code: 'NO_VALID_TOKEN' } }] }];
  return [200, operation(/** @type {Texts} */ (body['variables'] ?? {}), account)];
}

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => (text += chunk));
  request.on('end', () => {
    const token = (request.headers.authorization ?? '').replace('Bearer ', '');
    const [status, body] = answer(request.url ?? '', JSON.parse(text || '{}'), token);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
});
